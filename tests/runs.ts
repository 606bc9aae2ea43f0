// The two runs of the tests: what a push waits for (`npm test`), and everything (`npm run test:all`).
// Each says at its end what it left out.

/** Whether this is `npm test`, which leaves something out. */
export const isPush = process.env['RUN'] === 'push';

/** Whether everything is run. */
export const isAll = process.env['RUN'] === 'all';

/** Runs of everything may try faults more often: `TIMES=10 npm run test:all -- faults`. */
const times = Number(process.env['TIMES'] ?? 1);

/** How often to try something: in a run of everything, or with every push. */
export function amount({ all, part }: { readonly all: number; readonly part: number }): number {
	return isAll ? all * times : part;
}

/**
 * Unit tests that a push does not wait for: paper, links and sentences of a great many armies, which others look at for
 * a few, and the signals and streams of the built command, which the installed package shares.
 */
export const slowTests: readonly string[] = [
	'tests/cli/built-command.test.ts',
	'tests/cli/print-forms.test.ts',
	'tests/cli/printed-names.test.ts',
	'tests/data/t9a-reach.test.ts',
	'tests/data/t9a-why-not.test.ts',
	'tests/phrasebook/eligible.test.ts',
	'tests/property/imports-vast.test.ts',
	'tests/property/report-after.test.ts',
	'tests/sheets/accessible-pdf.test.ts',
	'tests/sheets/army-sheet-pdf.test.ts',
	'tests/sheets/cards-fit.test.ts',
	'tests/sheets/cards-pdf.test.ts',
	'tests/sheets/drawing.test.ts',
	'tests/sheets/european-names.test.ts',
	'tests/sheets/fallback-fonts.test.ts',
	'tests/sheets/german-text.test.ts',
	'tests/sheets/largest-rosters.test.ts',
	'tests/sheets/legible-paper.test.ts',
	'tests/sheets/long-book.test.ts',
	'tests/sheets/numbers.test.ts',
	'tests/sheets/page-numbers.test.ts',
	'tests/sheets/ranks-data.test.ts',
	'tests/sheets/record-data.test.ts',
	'tests/sheets/regiments-data.test.ts',
	'tests/sheets/running-head.test.ts',
	'tests/sheets/scripts-fit.test.ts',
	'tests/sheets/simple-round-trip.test.ts',
	'tests/sheets/tagged-pdf.test.ts',
	'tests/truth/command.test.ts',
	'tests/unit/share-link.test.ts',
	'tests/unit/what-is-said.test.ts'
];

/** The lines of a list, without its comments. */
export function linesOf(list: string): readonly string[] {
	return list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The tests of the browser that a push waits for, as Playwright lists them: one for each screen and game, and what
 * only a browser can show. A line names a file, a group of tests or one.
 */
export const journeys = `
# Screens: each is accessible, fits phones and large text, and covers nothing.
e2e/a11y.spec.ts › every screen is accessible and fits › home with rosters
e2e/a11y.spec.ts › every screen is accessible and fits › new roster of a game
e2e/a11y.spec.ts › every screen is accessible and fits › editor
e2e/a11y.spec.ts › every screen is accessible and fits › the dialog of a character
e2e/a11y.spec.ts › every screen is accessible and fits › print: the list
e2e/a11y.spec.ts › every screen is accessible and fits › an army of the library
e2e/a11y.spec.ts › every screen is accessible and fits › import with results
e2e/a11y.spec.ts › every screen is accessible and fits › settings
e2e/a11y.spec.ts › the bar covers nothing at the end of the page on a phone
e2e/a11y.spec.ts › text set twice as large still fits a phone
e2e/regiments.spec.ts › two regiments › the board is accessible and fits
e2e/ranks.spec.ts › every view of the ranks is accessible and fits › the roster
e2e/shared.spec.ts › it is accessible and fits every screen
e2e/compare.spec.ts › it is accessible and fits, and prints without its controls
e2e/german.spec.ts › the editor is in German, and nothing of it in English
e2e/old-browser.spec.ts › no code looks behind, which Safari cannot before 16.4
e2e/titles.spec.ts › every page has a title and a description of its own, as it is served
e2e/touch.spec.ts › nothing lies under a notch, the corners or the line at the foot

# The first visit.
e2e/budgets.spec.ts
e2e/first-paint.spec.ts › a first visit paints all of home before it asks for code
e2e/first-paint.spec.ts › a first visit to new/?system=warmaster is painted before it asks for code
e2e/first-paint.spec.ts › a roster that is opened again asks for its army beside the code
e2e/games.spec.ts › a new roster › somebody without rosters is at the army with one tap
e2e/games.spec.ts › a new roster › an army is found by its name, wherever it is folded
e2e/games.spec.ts › the list of rosters › stands still when the names and shields come
e2e/games.spec.ts › the data of one game alone are fetched for it

# A legal army of each game, tap by tap.
e2e/build-a-roster.spec.ts › a legal army of 2000 points of Warmaster takes few taps and no typing

# The editors.
e2e/build-a-roster.spec.ts › a stored roster › returns from a dialog by Back
e2e/build-a-roster.spec.ts › a stored roster › says that it is not saved, and saves with the next edit
e2e/build-a-roster.spec.ts › an army of sixty units is edited as any other
e2e/quick-hands.spec.ts › a number that is typed › is taken, up and down, and is one step to undo
e2e/quick-hands.spec.ts › holding + adds until it is let go, as one step
e2e/quick-hands.spec.ts › undo › reaches back over a reload, to the very beginning
e2e/regiments.spec.ts › a picker › is closed by Done, by Escape and by going back
e2e/regiments.spec.ts › two regiments › a unit is dragged to another regiment
e2e/arrange.spec.ts › a roster without brigades › units that are selected become a brigade, which a reload keeps
e2e/panes.spec.ts › an army list of counters › opens a unit in the pane on the right, without a dialog
e2e/touch.spec.ts › a dialog › follows the finger down, and closes where it is let go far down
e2e/complete.spec.ts › a list of counters is completed, taken and undone
e2e/in-reach.spec.ts › each section of a long list is a tap away, and stands below what stays in reach

# By keyboard and by screen reader.
e2e/keyboard.spec.ts › a roster is made and fixed without a pointer
e2e/keyboard.spec.ts › with stored rosters › removing the last unit keeps the focus in the dialog
e2e/keys.spec.ts › rows are walked, counted and opened without Tab
e2e/keys.spec.ts › regiments: units are copied and removed at their rows
e2e/palette.spec.ts › units are added one after the other, what happened is said, and Undo takes the last back
e2e/regiments-keyboard.spec.ts › a dialog gives the focus back, whatever was done in it
e2e/reader.spec.ts › a roster is made legal and printed by its accessibility tree › where units stand in regiments

# Home, history and comparing.
e2e/rosters.spec.ts › with stored rosters › a roster that was deleted can be had back
e2e/rosters.spec.ts › with stored rosters › an export reads back to an equal roster
e2e/rosters.spec.ts › without the army › a roster of an army that this version lacks is kept
e2e/rosters.spec.ts › a name that is typed in Rename takes the place of the old one
e2e/folders.spec.ts › several rosters › are deleted together and had back together
e2e/many-rosters.spec.ts › a roster among many is found by its name, however far down it stands
e2e/bin.spec.ts › a deleted roster rests in the bin and comes back as it was
e2e/backup.spec.ts › a backup brings every roster to another device, the damaged row too
e2e/history.spec.ts › going back to a step is a new step, and the message undoes it
e2e/compare.spec.ts › two rosters are compared from the list
e2e/appearance.spec.ts › a theme is shown at once and kept, whatever the browser has
e2e/appearance.spec.ts › a language is chosen, spoken at once and kept
e2e/settings.spec.ts › the browser is asked to keep rosters; refused, a backup is offered

# Lists come in and go out.
e2e/import.spec.ts › a plain list comes in by file
e2e/import.spec.ts › a list comes in from its QR code, by photo and by camera
e2e/import.spec.ts › bad JSON gives a sentence and stores nothing
e2e/review.spec.ts › a pasted text is reviewed line by line, and becomes a roster
e2e/received.spec.ts › a file that is opened with Muster is read, and stored when the player says so
e2e/shared.spec.ts › a link opens its list to be read, and saved once
e2e/desk.spec.ts › lists that were sent to an event › are a table, and a name that is explained once mends all that have it
e2e/desk.spec.ts › what is on the desk › goes to a second desk as a file, and comes back with what is new there
e2e/verify.spec.ts › a QR code › is read from a photo
e2e/copy.spec.ts › where only the tap itself may copy and share › the first tap on Copy link copies it, in the list and in the editor

# Paper.
e2e/print.spec.ts › a roster with awkward names › is shown and saved, page for page, in the form and on the paper asked for
e2e/print-pack.spec.ts › one press prints what an event asks for, less what was left out, and remembers it

# At the table.
e2e/play.spec.ts › a battle is played from the menu of a roster, and goes on where it was
e2e/play.spec.ts › two tabs lose no wound of each other
e2e/play.spec.ts › a battle is accessible and fits

# Storage, tabs, offline, updates and security.
e2e/build-a-roster.spec.ts › a tap hands its edit to the database before it ends
e2e/refused.spec.ts › a roster in the editor › on a full disk stays on the screen, and is stored once there is room
e2e/refused.spec.ts › a part of the app that does not come › of all that stores, leaves the edits, and Reload stores them
e2e/refused.spec.ts › where there is no database, a roster is edited, and leaving it is asked first
e2e/unreadable.spec.ts › a row with a newer format is kept, shown and exported
e2e/tabs.spec.ts › what a newer Muster has stored is not stored over
e2e/offline.spec.ts › after one visit everything works without a network
e2e/a-new-version.spec.ts › a new version waits until the player takes it
e2e/security.spec.ts › names that are HTML and script › are text in the editor and its dialogs
e2e/security.spec.ts › names that are HTML and script › are text on the sheet, its PDF and its name
e2e/security.spec.ts › every page allows its own scripts alone
e2e/security.spec.ts › files of the build tell of no machine and ask no other site
e2e/security.spec.ts › with something slipped into the page › the browser runs no script and asks no other site
faults/kills.spec.ts › run 0: no edit is lost, however the page dies
faults/old-databases.spec.ts › what the first version stored opens, and goes on with a history
faults/imports.spec.ts › whatever is read › comes in cleaned
`;

/** Journeys that are about what rules and data say; a push that cannot touch these leaves them out. */
export const journeysOfRules = `
e2e/taps.spec.ts › a legal Age of Sigmar army of 2000 points takes few taps from home
e2e/taps.spec.ts › a legal Spearhead takes few taps from home
e2e/taps.spec.ts › a legal army of the Ninth Age takes few taps from home
e2e/first-minute.spec.ts › a sample of Age of Sigmar is two taps away, and a roster of one’s own
e2e/games.spec.ts › a new roster › an event is chosen with its points limit
e2e/legality.spec.ts › a legal roster has every rule told, with its arithmetic and its source
e2e/ranks.spec.ts › a small host › who leads is one tap, and it says why somebody may not
e2e/regiments.spec.ts › two regiments › a unit has its enhancements, facts and warscroll in its dialog
e2e/own-wording.spec.ts
e2e/pinned.spec.ts › the dialog of a pinned roster has its prices and their day
e2e/review.spec.ts › several lists in one text are reviewed in a row
e2e/import.spec.ts › a list brings its event and its readings with it
e2e/shared.spec.ts › a list of an event that is not here says that house rules are missing
e2e/print-regiments.spec.ts › a list of regiments › shows and prints the warscrolls, of other armies’ units too
e2e/finding.spec.ts › a unit stands with its figures, its armies and the way to its army
e2e/verify.spec.ts › a code that is typed › is found among the rosters of this device
e2e/event.spec.ts › an event › is imported, attached, checked like the book, and taken off
e2e/legality.spec.ts › a problem is fixed by a button, and the next one has the focus
e2e/problem-shown.spec.ts › a problem that is tapped is the one that is shown: regiments
`;
