//! `etendard admin shelf`: battles people publish, looked after.

use rulebook::Language;
use server::{Keeper, KeeperError, KeptBattle, KeptBattleWhole};
use std::fmt::Write;
use storage::ShelfState;

#[derive(Clone, Debug, clap::Subcommand)]
pub(super) enum ShelfAction {
    /// List the battles of the shelf, the newest first.
    List {
        /// Those that are hidden, taken back or removed, too.
        #[arg(long)]
        all: bool,
    },
    /// List the battles somebody has reported, with the reasons.
    Reports,
    /// Look at one battle: what was reported, and the text of its newest version.
    Look {
        /// The id of the battle.
        battle: String,
    },
    /// Hide a battle from everybody but its author.
    Hide {
        /// The id of the battle.
        battle: String,
    },
    /// Show a battle that was hidden.
    Show {
        /// The id of the battle.
        battle: String,
    },
    /// Remove a battle for ever; games that have begun go on.
    Remove {
        /// The id of the battle.
        battle: String,
    },
    /// What was reported about a battle has been dealt with: forget it.
    Settle {
        /// The id of the battle.
        battle: String,
    },
}

impl ShelfAction {
    /// As it stands in the journal.
    pub(super) fn written(&self) -> String {
        match self {
            Self::List { all } => if *all { "shelf list --all" } else { "shelf list" }.to_owned(),
            Self::Reports => "shelf reports".to_owned(),
            Self::Look { battle } => format!("shelf look {battle}"),
            Self::Hide { battle } => format!("shelf hide {battle}"),
            Self::Show { battle } => format!("shelf show {battle}"),
            Self::Remove { battle } => format!("shelf remove {battle}"),
            Self::Settle { battle } => format!("shelf settle {battle}"),
        }
    }
}

pub(super) async fn act(keeper: &Keeper, action: &ShelfAction, language: Language) -> Result<String, KeeperError> {
    let set = async |battle: &str, state: ShelfState| {
        keeper.set_battle(battle, state).await?;
        Ok(done(battle, language))
    };
    match action {
        ShelfAction::List { all } => Ok(list(&keeper.shelf(*all, false).await?, language)),
        ShelfAction::Reports => {
            let mut page = String::new();
            for battle in keeper.shelf(true, true).await? {
                page.push_str(&reported(&keeper.look_at_battle(&battle.id).await?, language));
            }
            Ok(page)
        }
        ShelfAction::Look { battle } => {
            let whole = keeper.look_at_battle(battle).await?;
            Ok(reported(&whole, language) + "\n" + whole.text.as_deref().unwrap_or_default())
        }
        ShelfAction::Hide { battle } => set(battle, ShelfState::Hidden).await,
        ShelfAction::Show { battle } => set(battle, ShelfState::Shown).await,
        ShelfAction::Remove { battle } => set(battle, ShelfState::Removed).await,
        ShelfAction::Settle { battle } => {
            keeper.settle(battle).await?;
            Ok(done(battle, language))
        }
    }
}

fn list(battles: &[KeptBattle], language: Language) -> String {
    battles.iter().fold(String::new(), |mut page, battle| {
        let KeptBattle { id, titles, author, book, size: [columns, rows], version, .. } = battle;
        let title = match language {
            Language::Fr => &titles[0],
            Language::En => &titles[1],
        };
        let counts = match language {
            Language::Fr => format!("parties {}, pouces {}, signalements {}", battle.plays, battle.thumbs, battle.reports),
            Language::En => format!("plays {}, thumbs {}, reports {}", battle.plays, battle.thumbs, battle.reports),
        };
        let state = state(battle.state, language);
        writeln!(
            page,
            "{id}  {state:<8}  {book:<10}  {columns:>2} × {rows:<2}  v{version:<3}  {:>8}  {counts}  {title} ({author})",
            battle.bytes
        )
        .expect("a text takes everything");
        page
    })
}

fn reported(whole: &KeptBattleWhole, language: Language) -> String {
    let mut page = list(std::slice::from_ref(&whole.battle), language);
    for (_, reason) in &whole.reports {
        // One line each, whatever somebody wrote.
        writeln!(page, "  ! {}", reason.replace('\n', " ⏎ ")).expect("a text takes everything");
    }
    page
}

fn done(battle: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("bataille {battle}\u{a0}: fait\n"),
        Language::En => format!("battle {battle}: done\n"),
    }
}

const fn state(state: ShelfState, language: Language) -> &'static str {
    match (state, language) {
        (ShelfState::Shown, Language::Fr) => "montrée",
        (ShelfState::Shown, Language::En) => "shown",
        (ShelfState::Hidden, Language::Fr) => "cachée",
        (ShelfState::Hidden, Language::En) => "hidden",
        (ShelfState::Withdrawn, Language::Fr) => "reprise",
        (ShelfState::Withdrawn, Language::En) => "withdrawn",
        (ShelfState::Removed, Language::Fr) => "ôtée",
        (ShelfState::Removed, Language::En) => "removed",
    }
}
