import { changesOf, fixesOf, type Problem, type Report } from '#engine';
import { fixCostText, offerText, pointsText } from '#i18n';
import type { EventPack, Player, Roster } from '#schema';
import { answerWords } from '../../i18n/en/event-comparison.ts';
import { locale } from '../../i18n/base/words.ts';
import { problemCards } from '../../content/index.ts';

/** A line of a list that was not understood. */
export interface UnreadLine {
	readonly line?: number;
	readonly text?: string;
	readonly message: string;
	readonly nearest?: readonly string[];
}

/** A figure in the text of a list that is another in the list that was read of it: its total, or a price in a line. */
export interface OtherFigure {
	readonly of: 'sum' | 'price';
	readonly written?: { readonly line: number; readonly text: string };
	readonly theirs: number;
	readonly ours: number;
}

/** A list that an event's desk answers; without a report it could not be read at all. */
export interface Answered {
	readonly event: EventPack;
	readonly player?: Player | undefined;
	readonly judged?: {
		readonly roster: Roster;
		readonly report: Report;
		readonly code: string;
	};
	/** What was not understood of it. */
	readonly unread: readonly UnreadLine[];
	readonly figures: readonly OtherFigure[];
	/** What it breaks together with the lists of its team, a sentence each. */
	readonly ofTeam: readonly string[];
	readonly isLate: boolean;
	/** How many versions its player sent, of which this one counts. */
	readonly versions: number;
	readonly newId: () => string;
}

/** A message to the player of a list, in the language that is spoken. */
export interface Answer {
	readonly subject: string;
	readonly text: string;
}

/** More fixes than these are not offered for one problem. */
const mostFixes = 3;

/** What is said to a player of his list: its state, each problem with its arithmetic, its source and its fixes. */
export function answerTo(answered: Answered): Answer {
	const { event, player, judged, unread, figures, ofTeam, isLate, versions } = answered;
	const problems = judged && unread.length === 0 ? problemLines(answered) : [];
	const isLegal = judged && unread.length + problems.length + ofTeam.length === 0;
	const isDone = isLegal === true && !figures.some(hasOtherTotal);
	const paragraphs = [
		[player?.name === undefined ? answerWords.helloAll : answerWords.hello(player.name)],
		[stateText(answered, isLegal === true)],
		unread.map(unreadLine),
		[...problems, ...ofTeam.map((line) => `- ${line}`)],
		figureLines(figures),
		judged ? [factsOf(judged)] : [],
		versions > 1 ? [answerWords.versions(versions)] : [],
		isLate ? [answerWords.late] : [],
		event.deadline && !isDone ? [answerWords.until(deadlineText(event.deadline))] : []
	];
	const lines = paragraphs.filter(({ length }) => length > 0).map((part) => part.join('\n'));
	return {
		subject: subjectOf(isLegal === true, isDone)(event.name),
		text: `${lines.join('\n\n')}\n`
	};
}

function subjectOf(isLegal: boolean, isDone: boolean): (event: string) => string {
	if (isDone) return answerWords.subjectLegal;
	return isLegal ? answerWords.subjectToCheck : answerWords.subjectToDo;
}

function hasOtherTotal({ of }: OtherFigure): boolean {
	return of === 'sum';
}

/** What the text says otherwise, its total first. */
function figureLines(figures: readonly OtherFigure[]): readonly string[] {
	if (figures.length === 0) return [];
	const lines = figures
		.toSorted((one, other) => Number(hasOtherTotal(other)) - Number(hasOtherTotal(one)))
		.map((figure) => {
			const [theirs, ours] = [figure.theirs, figure.ours].map((points) => pointsText(points));
			const { written } = figure;
			const where = written ? `${answerWords.line(written.line)}: “${written.text}”. ` : '';
			const word = hasOtherTotal(figure) ? answerWords.otherTotal : answerWords.otherPrice;
			return `- ${where}${word(theirs ?? '', ours ?? '')}`;
		});
	return [answerWords.otherFigures, ...lines];
}

function stateText({ event, judged, unread }: Answered, isLegal: boolean): string {
	if (!judged) return `${answerWords.unreadable(event.name)} ${answerWords.howToSend}`;
	if (unread.length > 0) return answerWords.unread(event.name);
	return isLegal ? answerWords.legal(event.name) : answerWords.toFix(event.name);
}

/** The line itself says more than a sentence in another language, in which it was read. */
function unreadLine({ line, text, message, nearest = [] }: UnreadLine): string {
	if (line === undefined || text === undefined) return `- ${message}`;
	const meant = nearest.length > 0 ? ` ${answerWords.didYouMean(nearest)}` : '';
	return `- ${answerWords.line(line)}: “${text}”.${meant}`;
}

function problemLines({ judged, newId }: Answered): readonly string[] {
	if (!judged) return [];
	const { roster, report } = judged;
	return problemCards(report.context, report.problems).flatMap(
		({ row: { sentence, arithmetic, source }, problems }) => [
			`- ${[sentence, arithmetic, `[${source}]`].filter((part) => part !== undefined).join(' ')}`,
			...problems.flatMap((problem) => fixLines(problem, roster, report, newId)).slice(0, mostFixes)
		]
	);
}

function fixLines(
	problem: Problem,
	roster: Roster,
	report: Report,
	newId: () => string
): readonly string[] {
	return fixesOf(problem, roster, report, newId).map((fix) => {
		const offer = offerText(changesOf(fix.edit, roster, report.context.index));
		return `  ${answerWords.fix(offer, fixCostText(fix))}`;
	});
}

/** The name of the list, game, army, points and code. */
function factsOf({ roster, report, code }: NonNullable<Answered['judged']>): string {
	const { system, army } = report.context.index;
	const hasPoints = system.sizes.length > 0 || system.usualSize > 0;
	const points = hasPoints ? [answerWords.points(pointsText(report.points), roster.size)] : [];
	const facts = [system.name, army.name, ...points, answerWords.code(code)].join(', ');
	return roster.name === '' || roster.name === army.name ? facts : `${roster.name}: ${facts}`;
}

/** "Saturday, 28 November 2026, 20:00 (Europe/Berlin)" */
function deadlineText({ at, zone }: NonNullable<EventPack['deadline']>): string {
	const format = new Intl.DateTimeFormat(locale(), {
		dateStyle: 'full',
		timeStyle: 'short',
		timeZone: 'UTC'
	});
	return `${format.format(new Date(`${at}Z`))} (${zone})`;
}
