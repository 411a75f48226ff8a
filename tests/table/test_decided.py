from vaka.table import forms, messages


def test_what_a_host_decides_is_known_wherever_it_is_asked_or_shown() -> None:
    decided = set(messages.Decided.__struct_fields__)
    assert set(messages.Settings.__struct_fields__) == decided
    assert set(forms.NewSettings.__struct_fields__) == decided
    assert decided < set(forms.NewMatch.__struct_fields__)


def test_the_address_of_a_webhook_is_not_shown() -> None:
    assert messages.Decided(webhook="https://example.org/x").shown().webhook is True
    assert messages.Decided().shown().webhook is False
