"""The teacher: every finished match becomes a lesson.

Each decision is judged by what its seat could know at that moment, and each deal by what it changed
for everybody. `Match.analysis()` is the door; docs/teacher.md says what the numbers mean.
"""
