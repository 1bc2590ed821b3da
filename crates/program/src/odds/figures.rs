//! Chances and averages as people read them: rounded, and exact where that is short.

use odds::Fraction;
use rulebook::Language;

/// The longest denominator worth reading: four dice.
const SHORT: i128 = 1296;

/// A chance in percent, to a tenth; what is neither certain nor impossible never looks so.
pub(super) fn percent(chance: Fraction, language: Language) -> String {
    let tenths = chance.rounded(3);
    let (sign, point) = match language {
        Language::Fr => ("\u{a0}%", ','),
        Language::En => ("%", '.'),
    };
    if chance == Fraction::ZERO || chance == Fraction::ONE {
        return format!("{}{sign}", tenths / 10);
    }
    match tenths {
        0 => format!("<\u{a0}0{point}1{sign}"),
        1000.. => format!(">\u{a0}99{point}9{sign}"),
        _ => format!("{}{point}{}{sign}", tenths / 10, tenths % 10),
    }
}

/// An average, to a hundredth.
pub(super) fn average(number: Fraction, language: Language) -> String {
    let hundredths = number.rounded(2);
    let minus = if hundredths < 0 { "−" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let point = match language {
        Language::Fr => ',',
        Language::En => '.',
    };
    format!("{minus}{whole}{point}{rest:02}")
}

/// The same with its sign, where more or less than nothing matters.
pub(super) fn balance(number: Fraction, language: Language) -> String {
    let plus = if 0 < number.rounded(2) { "+" } else { "" };
    format!("{plus}{}", average(number, language))
}

/// The exact fraction, where it is short enough to be read and says more than the number beside it.
pub(super) fn exact(number: Fraction) -> String {
    let short = 1 < number.denominator() && number.denominator() <= SHORT;
    if short { number.to_string().replace('-', "−") } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::{average, balance, exact, percent};
    use odds::Fraction;
    use rulebook::Language;

    #[test]
    fn only_certainty_looks_certain() {
        let said = |numerator, denominator| percent(Fraction::new(numerator, denominator), Language::Fr);
        assert_eq!(said(91, 216), "42,1\u{a0}%");
        assert_eq!(said(0, 1), "0\u{a0}%");
        assert_eq!(said(1, 1), "100\u{a0}%");
        assert_eq!(said(1, 46656), "<\u{a0}0,1\u{a0}%");
        assert_eq!(said(46655, 46656), ">\u{a0}99,9\u{a0}%");
        assert_eq!(percent(Fraction::new(1, 2), Language::En), "50.0%");
    }

    #[test]
    fn averages_have_two_digits_and_a_balance_its_sign() {
        assert_eq!(average(Fraction::new(-1, 6), Language::En), "−0.17");
        assert_eq!(average(Fraction::new(13, 12), Language::Fr), "1,08");
        assert_eq!(balance(Fraction::new(1, 2), Language::En), "+0.50");
        assert_eq!(balance(Fraction::new(-1, 2), Language::En), "−0.50");
        assert_eq!(balance(Fraction::ZERO, Language::En), "0.00");
    }

    #[test]
    fn long_fractions_are_left_out() {
        assert_eq!(exact(Fraction::new(-91, 216)), "−91/216");
        assert_eq!(exact(Fraction::new(625, 1296)), "625/1296");
        assert_eq!(exact(Fraction::new(1, 7776)), "");
        assert_eq!(exact(Fraction::ONE), "");
    }
}
