import { eventOrigin } from '../i18n/en/event-comparison.ts';
import { forms, paperwork } from '../i18n/en/printing.ts';
import type { Legality } from '#engine';
import { dateInWords, pointsText } from '#i18n';
import type {
	Sheet,
	SheetAbility,
	SheetPlanGroup,
	SheetProblem,
	SheetReading,
	SheetUnitRules,
	SheetUnread,
	SheetWarscrolls
} from './model.ts';
import type {
	SheetChoice,
	SheetGroup,
	SheetHeld,
	SheetLine,
	SheetOption,
	SheetShare,
	SheetSlots,
	SheetTally
} from './list-model.ts';
import { words } from './words.ts';

/** What a player wrote, line by line. */
export function linesOf(note: string | undefined): readonly string[] {
	return note ? note.split('\n') : [];
}

/** A unit's note in quotes, line by line. */
export function noteLines(note: string | undefined): readonly string[] {
	return note ? words.quoted(note).split('\n') : [];
}

/** What a line is called: the entry, and its custom name. */
export function lineName({ name, ownName }: SheetLine): string {
	return ownName === undefined ? name : `${name} ${words.quoted(ownName)}`;
}

/** An option with its points, the sign included: of one model where each of several pays it. */
export function optionText({
	name,
	count,
	points,
	each
}: Pick<SheetOption, 'name' | 'count' | 'points' | 'each'>): string {
	const times = count === 1 ? '' : ` × ${count}`;
	if (each !== undefined) return `${name}${times} ${words.ofEach(signed(each))}`;
	return `${name}${times}${points === 0 ? '' : ` ${signed(points)}`}`;
}

function signed(points: number): string {
	return points < 0 ? pointsText(points) : `+${pointsText(points)}`;
}

/** How many there are: models, or one machine with its crew. */
export function countText({ models = 1, isCrewed }: SheetLine): string {
	return isCrewed ? '1' : `${models}`;
}

/** How many models a unit has whose number the army list says; empty for one. */
export function modelsText({ models = 1 }: SheetLine): string {
	return models > 1 ? words.modelsEach([models]) : '';
}

/** What is said of a unit beside its name: role, numbers, size of its crew. */
export function rankText(line: SheetLine): string {
	const { roles = [], ranks = [], numbers = [], models = 1, isCrewed } = line;
	return [...roles, ...ranks, ...numbers, ...(isCrewed ? [words.crew(models)] : [])].join(', ');
}

/** What a unit costs besides its models and options ("−20 for the unit"); empty if nothing. */
export function onceText({ pointsOnce }: SheetLine): string {
	return pointsOnce === undefined ? '' : words.once(signed(pointsOnce));
}

/** A unit's upgrades by kind: what every model has, then options without figures. */
export function kitOf({ equipment = [], options }: SheetLine): readonly (readonly string[])[] {
	const chosen = options.filter(({ stats }) => !stats);
	const kinds = [...new Set(chosen.map(({ kind }) => kind))];
	return [
		equipment,
		...kinds.map((one) => chosen.filter(({ kind }) => kind === one).map(optionText))
	].filter((kit) => kit.length > 0);
}

/** A share of the points limit, or a number of choices, that a rule is about, by name. */
export function shareText(share: Sheet['shares'][number]): string {
	return `${share.name} ${limitsText(share)}`;
}

/** Its limits, beside its name: "27 %, at most 50 %", "3, at most 4". */
export function limitsText(limited: SheetShare | SheetSlots): string {
	return 'percent' in limited ? words.share(limited) : words.slots(`${limited.slots}`, limited);
}

/** The total of a group: "705½ points, 35.3 %, at most 50 %", "230 points, 2 choices, at most 2". */
export function groupSum(points: string, { share, slots }: SheetGroup): string {
	return [
		points,
		...(share ? [words.share(share)] : []),
		...(slots ? [words.slots(words.choices(slots.slots), slots)] : [])
	].join(', ');
}

/** The game of the list: the edition alone if it contains the system's name. */
function gameName({ system, edition }: Sheet): string {
	return edition.includes(system) ? edition : `${system}, ${edition}`;
}

/** The game, and the day the prices are of in one that has prices. */
export function gameText(sheet: Sheet): string {
	const { pointsDate, limit } = sheet;
	const game = gameName(sheet);
	return pointsDate === undefined || limit === 0
		? game
		: `${game}, ${words.pointsDated(pointsDate)}`;
}

/** Whether totals may be shown: not where they would give away a secret. */
export function tellsTotal({ secrecy }: Sheet): boolean {
	return secrecy?.isOpen !== false;
}

/** Points spent of the points limit; nothing in a game without points. */
export function spentText(sheet: Sheet): string {
	const { points, limit } = sheet;
	if (limit === 0) return '';
	return tellsTotal(sheet) ? words.spent(points, limit) : words.limit(limit);
}

/** The value of a tally, with the levels it is made of. */
export function tallyValue({ value, parts }: SheetTally): string {
	return parts && parts.length > 0 ? `${value} (${words.levels(parts)})` : `${value}`;
}

/** What was chosen, with its price if it has one, and the season that it is of. */
export function choiceText({ name, points, mark }: SheetChoice): string {
	const parts = [
		...(points === 0 ? [] : [pointsText(points)]),
		...(mark === undefined ? [] : [mark])
	];
	return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}

/** What a group is called: its heading, and its custom name. */
export function groupName({ heading, ownName }: SheetGroup): string {
	return ownName === undefined ? heading : `${heading} ${words.quoted(ownName)}`;
}

/** What comes inside a unit: "2 × Pikes (10 models each), Marshal". */
export function holdsText(holds: readonly SheetHeld[]): string {
	return holds
		.map(({ count, name, models }) => {
			const each = count === 1 ? `${models}` : words.ofEach(`${models}`);
			const size = models === 1 ? '' : ` (${each})`;
			return `${count === 1 ? '' : `${count} × `}${name}${size}`;
		})
		.join(', ');
}

/** A question with its answer, and who gave it where that is worth saying. */
export function readingLine({ question, answer, givenBy }: SheetReading): string {
	return [question, answer, givenBy].filter(Boolean).join(' ');
}

/** What was not checked, in a line: whether or not each ends like a sentence. */
export function gapsLine(gaps: readonly string[]): string {
	return `${gaps.map((gap) => gap.replace(/\.$/, '')).join('; ')}.`;
}

/** What was not checked, for whoever checks the list, with what to do about it. */
export function gapsToCheck(sheet: Sheet): string {
	const sentence = gapsLine(sheet.gaps);
	return isForChecking(sheet) ? `${sentence} ${paperwork.gapsByHand}` : sentence;
}

/** Whether a sheet is for whoever checks the list. */
export function isForChecking({ form }: Sheet): boolean {
	return form === 'organiser' || form === 'legality';
}

/** The event a list is for, with its date. */
export function eventText({ name, date }: NonNullable<Sheet['event']>): string {
	return `${words.event(name)}, ${dateInWords(date)}`;
}

/** The units of a planned group in a row. */
export function planUnits({ units }: SheetPlanGroup): string {
	return units.length === 0 ? words.noUnits : units.join(', ');
}

/** How a unit's part of the reference begins: its save, its row, and the names of what is explained elsewhere or not at all. */
export function unitSummary(
	{ saves = [], text, shared, byName }: SheetUnitRules,
	pageOf: (rule: string) => number | undefined = () => undefined
): string {
	return [
		...(saves.length > 0 ? [paperwork.reference.saves(saves)] : []),
		...(text === undefined ? [] : [text]),
		...(shared.length > 0 ? [`${paperwork.reference.mark} ${onPages(shared, pageOf)}.`] : []),
		...(byName.length > 0 ? [`${words.nameOnly}: ${byName.join(', ')}.`] : [])
	].join(' ');
}

/** What is said below warscrolls of which an ability or a spell has a name only. */
export function nameOnlyNote({ units, lores }: SheetWarscrolls): string | undefined {
	const abilities = units.flatMap((unit) => unit.abilities.flatMap((each) => each.abilities));
	const all = [...abilities, ...lores.flatMap(({ spells }) => spells)];
	return all.some(({ text }) => text === undefined) ? paperwork.reference.abilities : undefined;
}

/** Names in order of the pages that they point to, each page said once: "One, Two (p. 2), Three (p. 3)". */
function onPages(names: readonly string[], pageOf: (rule: string) => number | undefined): string {
	const pageFor = (name: string): number | undefined =>
		pageOf(name) ?? pageOf(name.replace(/ \([^()]*\)$/, ''));
	const pages = [...new Set(names.map(pageFor))].toSorted((a = 0, b = 0) => a - b);
	const onPage = (page: number | undefined): string =>
		names.filter((name) => pageFor(name) === page).join(', ');
	return pages.map((page) => paperwork.reference.onPage(onPage(page), page)).join(', ');
}

/** A problem in a line, with its arithmetic and its source. */
export function problemLine({ text, arithmetic, source }: SheetProblem): string {
	return `- ${[text, arithmetic].filter(Boolean).join(' ')} (${source})`;
}

/** A line that was not understood, with the reason. */
export function unreadLine({ text, reason }: SheetUnread): string {
	return reason === undefined ? text : `${text} – ${reason}`;
}

/** What a sheet is called on paper, by its form; a reference of warscrolls is called after these. */
export function formName({ form, reference }: Pick<Sheet, 'form' | 'reference'>): string {
	return reference?.warscrolls ? forms.warscrolls : forms.names[form];
}

/** The heading of a proof below a list: of one that was not wholly read it proves nothing. */
export function proofHeading({ unread }: Sheet): string {
	return unread ? paperwork.rulesApplied : forms.names.legality;
}

/** The event with the fingerprint of its rules. */
export function eventLine(event: NonNullable<Sheet['event']>): string {
	return [eventText(event), ...fingerprintText(event)].join(' · ');
}

/** The fingerprint of an event's rules, where it is known. */
export function fingerprintText({ fingerprint }: NonNullable<Sheet['event']>): readonly string[] {
	return fingerprint === undefined ? [] : [eventOrigin.fingerprint(fingerprint)];
}

/** The verdict on paper; of a list that was not wholly read it says that instead. */
export function verdictLine(legality: Legality): string {
	const { unread = 0, problems } = legality;
	return unread > 0 ? paperwork.notWholly(unread, problems) : words.verdict(legality);
}

/** An ability with the roll that it takes. */
export function abilityName({ name, cast }: SheetAbility): string {
	return cast === undefined ? name : `${name} (${cast})`;
}

/** Abilities in a line, each with its effect where that is known. */
export function abilitiesText(abilities: readonly SheetAbility[]): string {
	const last = abilities.length - 1;
	const texts = abilities.map((ability, at) => {
		const name = abilityName(ability);
		if (ability.text === undefined) return at === last ? name : `${name}, `;
		return at === last ? `${name}: ${ability.text}` : `${name}: ${ability.text} `;
	});
	return texts.join('');
}
