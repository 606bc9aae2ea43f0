import type { Language } from '../language.ts';
import { aboutPage } from './de/about-page.ts';
import { ago } from './de/ago.ts';
import { armyChoices } from './de/army-choices.ts';
import { arrangeBoard } from './de/arrange-board.ts';
import { arranging } from './de/arranging.ts';
import { backingUp } from './de/backing-up.ts';
import { backups } from './de/backups.ts';
import { binPage } from './de/bin-page.ts';
import { bookFacts } from './de/book-facts.ts';
import { changes } from './de/changes.ts';
import { comparePage } from './de/compare-page.ts';
import { comparing } from './de/comparing.ts';
import { conflicts } from './de/conflicts.ts';
import { dataChanges } from './de/data-changes.ts';
import { deeds } from './de/deeds.ts';
import { deletedRow } from './de/deleted-row.ts';
import { dialog } from './de/dialog.ts';
import { editSteps } from './de/edit-steps.ts';
import { editing } from './de/editing.ts';
import { eventCard } from './de/event-card.ts';
import { eventFacts } from './de/event-facts.ts';
import { eventFaults } from './de/event-faults.ts';
import { expected } from './de/expected.ts';
import { fileField } from './de/file-field.ts';
import { forms } from './de/forms.ts';
import { frame } from './de/frame.ts';
import { glance } from './de/glance.ts';
import { helpPage } from './de/help-page.ts';
import { home } from './de/home.ts';
import { importPage } from './de/import-page.ts';
import { importing } from './de/importing.ts';
import { imports } from './de/imports.ts';
import { installing } from './de/installing.ts';
import { itemPicker } from './de/item-picker.ts';
import { keepingNotice } from './de/keeping-notice.ts';
import { keepingSettings } from './de/keeping-settings.ts';
import { keyWords } from './de/key-words.ts';
import { legalitySheet } from './de/legality-sheet.ts';
import { libraryPage } from './de/library-page.ts';
import { linkFaults } from './de/link-faults.ts';
import { listExport } from './de/list-export.ts';
import { moments } from './de/moments.ts';
import { newRoster } from './de/new-roster.ts';
import { news } from './de/news.ts';
import { noList } from './de/no-list.ts';
import { noRoster } from './de/no-roster.ts';
import { notStored } from './de/not-stored.ts';
import { offlineState } from './de/offline-state.ts';
import { optionPrices } from './de/option-prices.ts';
import { otherAnswers } from './de/other-answers.ts';
import { packedLinks } from './de/packed-links.ts';
import { panesWords } from './de/panes-words.ts';
import { paper } from './de/paper.ts';
import { photos } from './de/photos.ts';
import { phrases } from './de/phrases.ts';
import { prices } from './de/prices.ts';
import { printDesk } from './de/print-desk.ts';
import { printPage } from './de/print-page.ts';
import { problems } from './de/problems.ts';
import { ranksEditor } from './de/ranks-editor.ts';
import { reasons } from './de/reasons.ts';
import { regimentsEditor } from './de/regiments-editor.ts';
import { rosterActions } from './de/roster-actions.ts';
import { rosterEdits } from './de/roster-edits.ts';
import { rosterHistory } from './de/roster-history.ts';
import { rosterMenu } from './de/roster-menu.ts';
import { ruleText } from './de/rule-text.ts';
import { ruleWords } from './de/rule-words.ts';
import { rulesSheet } from './de/rules-sheet.ts';
import { saveAlert } from './de/save-alert.ts';
import { selectors } from './de/selectors.ts';
import { settingsPage } from './de/settings-page.ts';
import { shelf } from './de/shelf.ts';
import { shortVerdict } from './de/short-verdict.ts';
import { sizeSheet } from './de/size-sheet.ts';
import { squareCodes } from './de/square-codes.ts';
import { steps } from './de/steps.ts';
import { tabQuestion } from './de/tab-question.ts';
import { textForms } from './de/text-forms.ts';
import { tooMuch } from './de/too-much.ts';
import { typedNumbers } from './de/typed-numbers.ts';
import { unitPicker } from './de/unit-picker.ts';
import { unitRow } from './de/unit-row.ts';
import { unitSheet } from './de/unit-sheet.ts';
import { unitWords } from './de/unit-words.ts';
import { unreadableRows } from './de/unreadable-rows.ts';
import { unreadableThings } from './de/unreadable-things.ts';
import { updatePrompt } from './de/update-prompt.ts';
import { verdicts } from './de/verdicts.ts';
import { verifyDesk } from './de/verify-desk.ts';
import { verifyPage } from './de/verify-page.ts';

/** German. */
export const words: Language = {
	aboutPage,
	ago,
	armyChoices,
	arrangeBoard,
	arranging,
	backingUp,
	backups,
	binPage,
	bookFacts,
	changes,
	comparePage,
	comparing,
	conflicts,
	dataChanges,
	deeds,
	deletedRow,
	dialog,
	editSteps,
	editing,
	eventCard,
	eventFacts,
	eventFaults,
	expected,
	fileField,
	forms,
	frame,
	glance,
	helpPage,
	home,
	importPage,
	importing,
	imports,
	installing,
	itemPicker,
	keepingNotice,
	keepingSettings,
	keyWords,
	legalitySheet,
	libraryPage,
	linkFaults,
	listExport,
	moments,
	newRoster,
	news,
	noList,
	noRoster,
	notStored,
	offlineState,
	optionPrices,
	otherAnswers,
	packedLinks,
	panesWords,
	paper,
	photos,
	phrases,
	prices,
	printDesk,
	printPage,
	problems,
	ranksEditor,
	reasons,
	regimentsEditor,
	rosterActions,
	rosterEdits,
	rosterHistory,
	rosterMenu,
	ruleText,
	ruleWords,
	rulesSheet,
	saveAlert,
	selectors,
	settingsPage,
	shelf,
	shortVerdict,
	sizeSheet,
	squareCodes,
	steps,
	tabQuestion,
	textForms,
	tooMuch,
	typedNumbers,
	unitPicker,
	unitRow,
	unitSheet,
	unitWords,
	unreadableRows,
	unreadableThings,
	updatePrompt,
	verdicts,
	verifyDesk,
	verifyPage
};
