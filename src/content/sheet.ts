import {
	checkRoster,
	indexArmy,
	isLegal,
	legalityOf,
	withOwnWordings,
	type ArmyIndex,
	type CheckContext,
	type OwnWordings,
	type Report,
	type TallyResult
} from '#engine';
import { surchargeText } from '#i18n';
import type { Army, Player, PlaySheet, Roster } from '#schema';
import { eventCards, unreadCards, sheetCards } from './cards.ts';
import { sheetChoices } from './choices.ts';
import { formContents, sheetGaps } from './forms.ts';
import { ruleGroups, sheetPlans, withShares } from './groups.ts';
import { sheetGroups } from './lines.ts';
import type {
	CardKind,
	Sheet,
	SheetCode,
	SheetForm,
	SheetUnread,
	SheetVerdict,
	SheetProof,
	SheetProofGroup,
	SheetProofRow
} from './model.ts';
import type { SheetTally } from './list-model.ts';
import { ruleKinds, withSheetNames } from './named-groups.ts';
import { playerFor } from './private.ts';
import { opponentSheet, shownRoster } from './opponent.ts';
import { isArmyOfModels } from './ranks-and-files.ts';
import { readingsNamed, readingsUsed } from './readings.ts';
import { playSections, withCharts } from './play.ts';
import { sheetRecord } from './record.ts';
import { sheetReference } from './reference.ts';
import { packWithEffects, withoutWorded } from './effects/with-effects.ts';
import type { ProfileBook } from './warscrolls.ts';
import { reportedProblems } from './problems.ts';
import { verdictLine } from './wording.ts';
import { words } from './words.ts';
import { countStates, proofOf, type ProofRow } from './proof.ts';

/** What a sheet may say that is not in the roster and its report. */
export interface SheetExtras {
	/** Profiles of its units, where the system has them, for the forms that show or count what is in them. */
	readonly book?: ProfileBook | undefined;
	/** The play sheet of its game; that form and the reference ask for it. */
	readonly play?: PlaySheet | undefined;
	readonly code?: SheetCode | undefined;
	/** Who plays the list. */
	readonly player?: Player | undefined;
	/** What is known of the rules of its event. */
	readonly event?: Pick<NonNullable<Sheet['event']>, 'fingerprint' | 'remarks'> | undefined;
	/** What was not understood of the text that the list was read from. */
	readonly unread?: readonly SheetUnread[] | undefined;
	/** The kinds of cards wanted; all by default. */
	readonly cardKinds?: readonly CardKind[] | undefined;
	/** Whether cards are printed on both sides. */
	readonly backs?: boolean | undefined;
	/** The player's own wordings, for the forms that print texts. */
	readonly wordings?: OwnWordings | undefined;
}

/**
 * Everything a sheet of this roster says, in the order it says it. Never throws on an illegal roster.
 * @param given report of `checkRoster` for the same roster
 */
export function buildSheet(
	roster: Roster,
	given: Report,
	form: SheetForm,
	extras: SheetExtras = {}
): Sheet {
	if (form !== 'opponent') return sheetFrom(roster, given, form, extras);
	const { index } = given.context;
	const shown = shownRoster(roster, index);
	return opponentSheet(sheetFrom(shown, checkRoster(shown, index), form, extras), index);
}

/** The report with what things do and the player's texts, in the forms that print texts. */
function worded(
	roster: Roster,
	given: Report,
	form: SheetForm,
	{ wordings = new Map(), book }: SheetExtras
): Report {
	const effects = book?.effects ?? {};
	const hasEffects = Object.keys(effects).length > 0;
	if (!formContents[form].texts || (!hasEffects && wordings.size === 0)) return given;
	const pack = packWithEffects(given.context.index, effects, wordings);
	const { system, army } = withOwnWordings(pack, wordings, words.ownWording);
	return checkRoster(roster, indexArmy(system, army, roster));
}

function sheetFrom(roster: Roster, given: Report, form: SheetForm, extras: SheetExtras): Sheet {
	const report = withSheetNames(worded(roster, given, form, extras));
	const { index, units } = report.context;
	const { system, army } = index;
	const { unread = [] } = extras;
	const note = roster.note?.trim();
	return {
		form,
		title: roster.name.trim() || army.name,
		system: system.name,
		edition: system.edition,
		army: army.name,
		...themeOf(army),
		...(army.family !== undefined && { family: words.family(system.families, army.family) }),
		colours: army.livery.colours,
		division: army.livery.division,
		points: report.points,
		limit: roster.size,
		...(system.pointsDate !== undefined && { pointsDate: system.pointsDate }),
		verdict: sheetVerdict(report, unread),
		...(unread.length > 0 && { unread }),
		tallies: report.tallies.filter(isWorthSaying).map(sheetTally),
		choices: sheetChoices(index, units),
		surcharges: sheetSurcharges(report),
		...groupsOf(report),
		plans: sheetPlans(report),
		...(note && { note }),
		...(index.event && {
			event: { name: index.event.name, date: index.event.date, ...extras.event }
		}),
		readings: readingsFor(form, roster, given),
		...seasonOf(index),
		gaps: sheetGaps(form, report.context),
		revision: system.revision,
		...(extras.code && { code: extras.code }),
		...playerFor(form, extras.player),
		ownerLine: words.notice(system.name, system.owner),
		...partsOfForm(form, report, extras)
	};
}

/** The units under their headings, with the columns of their stat lines. */
function groupsOf(
	report: Report
): Pick<Sheet, 'columns' | 'isGrouped' | 'hasVariableSizes' | 'shares' | 'groups'> {
	const { index, units } = report.context;
	const isGrouped = ruleKinds(index).length > 0;
	const groups = isGrouped ? ruleGroups(report.context) : sheetGroups(index, units, report.tallies);
	return {
		columns: isGrouped ? [] : index.system.statLine.map(({ name, short }) => ({ name, short })),
		isGrouped,
		hasVariableSizes: !isGrouped && isArmyOfModels(index),
		...withShares(groups, report)
	};
}

type FormParts = Pick<Sheet, 'reference' | 'proof' | 'record' | 'cards' | 'backs' | 'play'>;

/** What a form has that others lack. */
function partsOfForm(form: SheetForm, report: Report, extras: SheetExtras): FormParts {
	const { index, units } = report.context;
	const { book, cardKinds, backs, unread = [], event, play } = extras;
	switch (form) {
		case 'list':
		case 'opponent':
			return {};
		case 'reference':
			return referenceParts(report.context, extras);
		case 'legality':
			return { proof: sheetProof(report) };
		case 'organiser':
			return { proof: problemsFirst(sheetProof(report)) };
		case 'record': {
			const record = sheetRecord(report, book);
			return record ? { record } : {};
		}
		case 'play':
			return play ? { play: playSections(play, [...index.rules.values()], units) } : {};
		case 'cards':
			return {
				cards: [
					...unreadCards(index, unread),
					...eventCards(index, event?.remarks),
					...sheetCards(report, { book, kinds: cardKinds })
				],
				...(backs && { backs: { division: index.army.livery.division } })
			};
	}
}

/** The reference, and the play sheet to which its rules lead if that is printed with it. */
function referenceParts(
	{ index, units }: CheckContext,
	{ book, play, wordings = new Map() }: SheetExtras
): FormParts {
	const effects = withoutWorded(book?.effects ?? {}, wordings);
	const reference = sheetReference(index, units, book && { ...book, effects });
	if (!play) return { reference };
	const sections = playSections(play, [...index.rules.values()], units);
	return { reference: withCharts(reference, play, sections), play: sections };
}

/** From the caller's report, as texts and names of groups change no answer: it is the same for all forms. */
function readingsFor(form: SheetForm, roster: Roster, report: Report): Sheet['readings'] {
	const { readings } = formContents[form];
	if (readings === 'none') return [];
	return readings === 'proof' ? readingsNamed(roster, report) : readingsUsed(roster, report);
}

function seasonOf({ system, answers }: ArmyIndex): Pick<Sheet, 'season'> {
	const given = system.seasons === undefined ? undefined : answers.get(system.seasons);
	const name = given?.reading.answers.find(({ id }) => id === given.answer)?.name;
	return name === undefined ? {} : { season: name };
}

/**
 * Numbers of single units are shown with those units. What an army need not have (casters, a bonus) is left out
 * where it has none.
 */
function isWorthSaying({ tally, value }: TallyResult): boolean {
	if (tally.kind === 'each') return false;
	return value > 0 || (tally.kind !== 'unspent' && !('lists' in tally));
}

function sheetTally({ tally, value, parts }: TallyResult): SheetTally {
	const about =
		tally.kind === 'groups'
			? 'groups'
			: 'outside' in tally && tally.outside
				? 'outside'
				: undefined;
	return { name: tally.name, value, ...(parts && { parts }), ...(about && { about }) };
}

/** What units cost together, if not 0. */
function sheetSurcharges({ context }: Report): Sheet['surcharges'] {
	return context.surcharged
		.filter(({ points }) => points !== 0)
		.map((each) => {
			const { surcharge, points } = each;
			return { name: surcharge.name, text: surchargeText(each), points };
		});
}

function sheetVerdict(report: Report, unread: readonly SheetUnread[]): SheetVerdict {
	const legality = legalityOf(report, unread.length);
	const { index } = report.context;
	return {
		isLegal: isLegal(legality),
		summary: verdictLine(legality),
		problems: reportedProblems(index, report.problems).map(({ reading: _, ...shown }) => shown)
	};
}

/** The army of which this is a themed form; lists name it first ("Tin Host - The Guard"). */
function themeOf({ name, aliases, variantOf }: Army): Pick<Sheet, 'themeOf'> {
	const end = ` - ${name}`;
	const whole = variantOf === undefined ? undefined : aliases.find((one) => one.endsWith(end));
	return whole === undefined ? {} : { themeOf: whole.slice(0, -end.length) };
}

/**
 * The proof as printed. Rules that the list has nothing for are only counted, except an organiser's house
 * rules.
 */
function sheetProof(report: Report): SheetProof {
	const { groups } = proofOf(report);
	const { books, edition } = report.context.index.system;
	const all = groups.flatMap(({ rows }) => rows);
	return {
		groups: groups
			.map(({ heading, rows }) => ({
				heading,
				counts: words.counts(countStates(rows)),
				rows: rows.filter(isShown).map(({ verdict: _, ...row }) => row)
			}))
			.filter(({ rows }) => rows.length > 0),
		unused: all.filter((row) => !isShown(row)).length,
		books: [...new Set([...Object.values(books), edition])]
	};
}

/** The proof with the problems first. */
function problemsFirst({ groups, ...rest }: SheetProof): SheetProof {
	const isLater = ({ state }: SheetProofRow): number => (state === 'problem' ? 0 : 1);
	const isMet = ({ rows }: SheetProofGroup): number => Math.min(...rows.map(isLater));
	return {
		groups: groups
			.toSorted((a, b) => isMet(a) - isMet(b))
			.map((group) => ({
				...group,
				rows: group.rows.toSorted((a, b) => isLater(a) - isLater(b))
			})),
		...rest
	};
}

function isShown({ state, verdict }: ProofRow): boolean {
	return state !== 'unused' || 'event' in verdict.constraint.source;
}
