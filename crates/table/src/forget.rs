//! Letting go of a person's name in a log that otherwise never changes.

use crate::{AccountId, Chair, Entry, Person, What};

impl Entry {
    /// Takes the name and the number of `account` out of this entry; `true` if there was something to take.
    pub fn forget(&mut self, account: AccountId) -> bool {
        match &mut self.what {
            What::Created { chairs, .. } => {
                let mut found = false;
                for chair in chairs {
                    found |= forget_in(chair, account);
                }
                found
            }
            What::Sat { chair, .. } => forget_in(chair, account),
            _ => false,
        }
    }
}

fn forget_in(chair: &mut Chair, account: AccountId) -> bool {
    match &mut chair.sitter {
        crate::Sitter::Person(person) if person.account == Some(account) => {
            *person = Person { name: "—".to_owned(), account: None, kept: false, ..person.clone() };
            true
        }
        _ => false,
    }
}
