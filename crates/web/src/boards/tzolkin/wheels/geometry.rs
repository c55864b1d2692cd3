//! Where the gears stand and how their teeth run. Angles are in degrees, clockwise from the right.

use patolli_catalog::rules::tzolkin::Wheel;

use super::super::super::svg::round;

/// Width and height of the panel.
pub(super) const PANEL: (f32, f32) = (838.0, 806.0);
/// The middle of the calendar.
pub(super) const MIDDLE: (f32, f32) = (419.0, 402.0);
/// Teeth of the calendar.
pub(super) const TEETH: u8 = 26;
/// The unit all gears share, so that they mesh: a pitch radius is half of it for each tooth.
const MODULE: f32 = 14.1;
/// How far teeth reach beyond the pitch circle, and how deep the gaps are.
const TIP: f32 = 0.92 * MODULE;
const ROOT: f32 = 1.08 * MODULE;
/// The arrow points at the lowest tooth of the calendar.
pub(super) const ARROW: f32 = 90.0;

/// One wheel beside the calendar.
#[derive(Clone, Copy)]
pub(super) struct Gear {
    /// Its middle.
    pub(super) centre: (f32, f32),
    /// Direction from its middle to where it touches the calendar.
    pub(super) contact: f32,
    /// How many teeth it has.
    pub(super) teeth: u8,
}

impl Gear {
    /// The gear of a wheel.
    pub(super) fn new(wheel: Wheel) -> Self {
        let teeth = wheel.teeth();
        let outward = ARROW + f32::from(contact_tooth(wheel)) * pitch(TEETH);
        let (x, y) = polar(pitch_radius(TEETH) + pitch_radius(teeth), outward);
        Self { centre: (MIDDLE.0 + x, MIDDLE.1 + y), contact: outward + 180.0, teeth }
    }

    /// Direction of a position: they run clockwise, the two hidden ones on both sides of the contact.
    pub(super) fn angle(self, position: u8) -> f32 {
        self.contact + (f32::from(position) + 1.5) * pitch(self.teeth)
    }

    /// The tooth that stands at a position after `turns` turns.
    pub(super) fn tooth(self, position: u8, turns: u8) -> u8 {
        let teeth = i16::from(self.teeth);
        let tooth = (i16::from(position) - i16::from(turns)).rem_euclid(teeth);
        u8::try_from(tooth).unwrap_or_default()
    }

    /// Where a tooth carries its piece, seen from the middle, before any turn.
    pub(super) fn socket(self, tooth: u8) -> (f32, f32) {
        polar(pitch_radius(self.teeth) - 5.4, self.angle(tooth))
    }

    /// Distance of the tips of the teeth from the middle.
    pub(super) fn tip(self) -> f32 {
        pitch_radius(self.teeth) + TIP
    }

    /// Distance of the gaps between the teeth from the middle.
    pub(super) fn root(self) -> f32 {
        pitch_radius(self.teeth) - ROOT
    }
}

/// The tooth of the calendar on which a wheel's contact lies, clockwise from the arrow.
pub(super) const fn contact_tooth(wheel: Wheel) -> u8 {
    match wheel {
        Wheel::Palenque => 3,
        Wheel::Yaxchilan => 8,
        Wheel::Tikal => 13,
        Wheel::Uxmal => 18,
        Wheel::ChichenItza => 23,
    }
}

/// The angle between two teeth.
pub(super) fn pitch(teeth: u8) -> f32 {
    360.0 / f32::from(teeth)
}

/// The radius on which gears roll on each other.
pub(super) fn pitch_radius(teeth: u8) -> f32 {
    MODULE * f32::from(teeth) / 2.0
}

/// The point at a distance and direction.
pub(super) fn polar(radius: f32, angle: f32) -> (f32, f32) {
    let (sin, cos) = angle.to_radians().sin_cos();
    (radius * cos, radius * sin)
}

/// Direction of a tooth of the calendar before any turn.
pub(super) fn tooth_angle(tooth: u8) -> f32 {
    ARROW + f32::from(tooth) * pitch(TEETH)
}

/// A `transform` that has turned a gear by `turns` teeth. Angles are never taken modulo a full turn.
pub(super) fn turned(turns: f32, teeth: u8) -> String {
    format!("rotate({})", round(turns * pitch(teeth)))
}

/// The outline of a gear whose first tooth points to the right.
pub(super) fn outline(teeth: u8) -> String {
    let lines: Vec<_> = (0..teeth).map(|it| tooth_line(teeth, it)).collect();
    format!("M{}Z", lines.join("L"))
}

/// The line round one tooth, from the gap before it to the gap behind it.
fn tooth_line(teeth: u8, tooth: u8) -> String {
    let (root, tip) = (pitch_radius(teeth) - ROOT, pitch_radius(teeth) + TIP);
    // A tooth of a small gear must be blunter at its tip to look as strong. All widths are shares of the pitch.
    let (foot, end) = if teeth < 20 { (0.33, 0.13) } else { (0.31, 0.085) };
    let at = |distance: f32, share: f32| spot(distance, (f32::from(tooth) + share) * pitch(teeth));
    let (shoulder, flank) = (tip - 4.0, end + 0.06);
    format!(
        "{}L{}Q{} {}L{}Q{} {}L{}",
        at(root, -foot),
        at(shoulder, -flank),
        at(tip, -end - 0.04),
        at(tip, -end + 0.03),
        at(tip, end - 0.03),
        at(tip, end + 0.04),
        at(shoulder, flank),
        at(root, foot),
    )
}

/// A ring sector about the direction to the right, for pointing.
pub(super) fn sector(inner: f32, outer: f32, half: f32) -> String {
    let (inner_r, outer_r) = (round(inner), round(outer));
    format!(
        "M{}L{}A{outer_r} {outer_r} 0 0 1 {}L{}A{inner_r} {inner_r} 0 0 0 {}Z",
        spot(inner, -half),
        spot(outer, -half),
        spot(outer, half),
        spot(inner, half),
        spot(inner, -half),
    )
}

/// A point of a path; one decimal is enough for an outline.
fn spot(radius: f32, angle: f32) -> String {
    let (x, y) = polar(radius, angle);
    let near = |it: f32| (it * 10.0).round() / 10.0 + 0.0;
    format!("{} {}", near(x), near(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f32, other: f32) -> bool {
        (one - other).abs() < 0.01
    }

    /// How far an angle is from the nearest tooth of a gear, in teeth.
    fn off(angle: f32, first: f32, teeth: u8) -> f32 {
        let teeth = (angle - first) / pitch(teeth);
        teeth - teeth.floor()
    }

    #[test]
    fn every_gear_touches_the_calendar_on_the_line_between_their_middles() {
        for wheel in Wheel::ALL {
            let gear = Gear::new(wheel);
            let (x, y) = (gear.centre.0 - MIDDLE.0, gear.centre.1 - MIDDLE.1);
            assert!(near(x.hypot(y), pitch_radius(TEETH) + pitch_radius(gear.teeth)), "{wheel}");
            let (x, y) = polar(pitch_radius(gear.teeth), gear.contact);
            let touch = (gear.centre.0 + x - MIDDLE.0, gear.centre.1 + y - MIDDLE.1);
            assert!(near(touch.0.hypot(touch.1), pitch_radius(TEETH)), "{wheel}");
        }
    }

    #[test]
    fn after_every_turn_a_tooth_of_the_calendar_lies_in_a_gap_of_each_gear() {
        for wheel in Wheel::ALL {
            let gear = Gear::new(wheel);
            for turns in 0..=27u8 {
                let n = f32::from(turns);
                let calendar = off(gear.contact - 180.0, tooth_angle(0) - n * pitch(TEETH), TEETH);
                assert!(
                    near(calendar.min(1.0 - calendar), 0.0),
                    "{wheel} after {turns}: a tooth on the line"
                );
                let wheel_off = off(gear.contact, gear.angle(0) + n * pitch(gear.teeth), gear.teeth);
                assert!(near(wheel_off, 0.5), "{wheel} after {turns}: a gap on the line");
            }
        }
    }

    #[test]
    fn teeth_carry_their_pieces_from_one_position_to_the_next() {
        for wheel in Wheel::ALL {
            let gear = Gear::new(wheel);
            for (turns, position) in
                (0..27u8).flat_map(|turns| (0..gear.teeth - 1).map(move |it| (turns, it)))
            {
                assert_eq!(gear.tooth(position, turns), gear.tooth(position + 1, turns + 1), "{wheel}");
            }
            let turned = gear.angle(gear.tooth(3, 8)) + 8.0 * pitch(gear.teeth);
            let rounds = (turned - gear.angle(3)) / 360.0;
            assert!(near(rounds, rounds.round()), "{wheel}");
        }
    }

    #[test]
    fn hidden_positions_straddle_the_contact() {
        for wheel in Wheel::ALL {
            let gear = Gear::new(wheel);
            let beyond = |position: u8| (gear.angle(position) - gear.contact) / pitch(gear.teeth);
            assert!(near(beyond(wheel.last() + 1) - f32::from(gear.teeth), -0.5), "{wheel}");
            assert!(near(beyond(wheel.last() + 2) - f32::from(gear.teeth), 0.5), "{wheel}");
        }
    }
}
