//! The actions, events and views of the games for the web client, and what is printed on Kelp's cards.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    fmt::Write as _,
};

use game_core::Game;
use kelp::{CardEntry, Catalogue, Kelp, SharkCardEntry, Tables, tables::Effect};
use salt_paper::SaltPaper;
use ts_rs::{Config, TS, TypeVisitor};

/// One TypeScript module for each game: its path, and what is in it.
pub(crate) fn modules() -> [(String, String); 2] {
    let mut kelp = types_of::<Kelp>();
    let catalogue = Catalogue::of(Tables::builtin());
    cards(&mut kelp, &catalogue.cards);
    shark_cards(&mut kelp, &catalogue.shark_cards);
    [(path_of::<Kelp>(), kelp), (path_of::<SaltPaper>(), types_of::<SaltPaper>())]
}

fn path_of<G: Game>() -> String {
    format!("{}/../../web/src/games/{}/types/index.ts", env!("CARGO_MANIFEST_DIR"), G::ID)
}

/// Everything that actions, events and views of `G` are made of.
fn types_of<G: Game>() -> String
where
    G::Action: TS,
    G::SeenEvent: TS,
    G::View: TS,
{
    let mut found = Found::default();
    found.visit::<G::Action>();
    found.visit::<G::SeenEvent>();
    found.visit::<G::View>();
    let mut text =
        format!("// Made from crates/{} by `cargo run -p games --example views`. Do not edit.\n", G::ID);
    let config = Config::default();
    for root in [G::Action::ident(&config), G::SeenEvent::ident(&config), G::View::ident(&config)] {
        found.tell(&root, &mut text);
    }
    text
}

/// Declarations by name, as long as they have not been told.
#[derive(Default)]
struct Found {
    declarations: BTreeMap<String, Option<String>>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return; // a type of TypeScript itself
        }
        let config = Config::default();
        let declaration = T::decl(&config);
        match self.declarations.entry(T::ident(&config)) {
            Entry::Occupied(other) => {
                assert_eq!(other.get().as_ref(), Some(&declaration), "two types have the same name");
            }
            Entry::Vacant(place) => {
                place.insert(Some(declaration));
                T::visit_dependencies(self);
            }
        }
    }
}

impl Found {
    /// Declares this type, then what it mentions, in the order of first mention: the order in which types are visited
    /// may change from one compilation to the next.
    fn tell(&mut self, name: &str, text: &mut String) {
        let Some(declaration) = self.declarations.get_mut(name).and_then(Option::take) else { return };
        line(text, &format!("\nexport {declaration}"));
        let code = declaration.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
        for word in code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric())) {
            self.tell(word, text);
        }
    }
}

fn cards(text: &mut String, cards: &[CardEntry]) {
    line(text, "\n/** What is printed on the Octopus's cards. */");
    line(
        text,
        "export const CARDS: Partial<Record<Card, { pile: Pile; cost: number; shuffles?: number }>> = {",
    );
    for CardEntry { card, pile, cost, effect, .. } in cards {
        let shuffles = match effect {
            Effect::Shuffle { hidden, .. } => format!(", shuffles: {hidden}"),
            _ => String::new(),
        };
        line(text, &format!("  {card}: {{ pile: '{pile}', cost: {cost}{shuffles} }},"));
    }
    line(text, "};");
}

fn shark_cards(text: &mut String, cards: &[SharkCardEntry]) {
    line(text, "\n/** What is printed on the Shark's cards. */");
    line(text, "export const SHARK_CARDS: Partial<Record<SharkCard, { cost: number; dice: DiceCount }>> = {");
    for SharkCardEntry { card, cost, dice, .. } in cards {
        let [blue, yellow, red] = [dice.blue, dice.yellow, dice.red];
        let dice = format!("{{ blue: {blue}, yellow: {yellow}, red: {red} }}");
        line(text, &format!("  {card}: {{ cost: {cost}, dice: {dice} }},"));
    }
    line(text, "};");
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}
