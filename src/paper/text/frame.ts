import { forms, paperwork } from '../../i18n/en/printing.ts';
import { playerDetails, withoutPrivate, type Player } from '#schema';
import type { Sheet } from '../../content/model.ts';
import type { SheetTally } from '../../content/list-model.ts';
import {
	choiceText,
	eventText,
	fingerprintText,
	gameText,
	gapsLine,
	isForChecking,
	problemLine,
	readingLine,
	shareText,
	spentText,
	tallyValue,
	unreadLine
} from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { bullets, minor, type TextBlock, type TextPart } from './document.ts';

/** Name, army, points and problems of the list. */
export function headPart(sheet: Sheet): TextPart {
	const {
		verdict,
		tallies,
		shares,
		choices,
		surcharges,
		event,
		proof,
		player,
		unread = []
	} = sheet;
	const sums = [spentText(sheet), ...tallies.map(tallyText)].filter(Boolean).join(' · ');
	const lines = [
		`${sheet.army} · ${gameText(sheet)}`,
		...(isCopy(sheet) ? [forms.names[sheet.form]] : []),
		...(player ? playerLines(withoutPrivate(player)) : []),
		// The reader of Muster's own text knows the event by a line of its own.
		...(event ? [eventText(event), ...fingerprintText(event), ...(event.remarks ?? [])] : []),
		...choices.map((choice) => `${choice.kind}: ${choiceText(choice)}`),
		...(sums === '' ? [] : [sums]),
		...surcharges.map(({ text }) => text),
		...(shares.length > 0 && !proof ? [shares.map(shareText).join(' · ')] : []),
		verdict.summary,
		...unread.map(unreadLine)
	];
	// The legality report shows problems in their places.
	const problems = proof ? [] : verdict.problems.map(problemLine);
	return { blocks: [{ kind: 'lines', lines }, ...bullets(problems.map(unbulleted))] };
}

/** Who plays the list, without what is for the organiser alone. */
function playerLines(player: Player): readonly string[] {
	const details = playerDetails.flatMap((detail) => {
		const text = player[detail];
		return text === undefined ? [] : [`${paperwork.details[detail]} ${text}`];
	});
	return details.length === 0 ? [] : [details.join(' · ')];
}

/** A copy for the organiser or the opponent says so. */
function isCopy({ form }: Sheet): boolean {
	return form === 'organiser' || form === 'opponent';
}

/** Removes a bullet that the line already has. */
export function unbulleted(line: string): string {
	return line.replace(/^- /, '');
}

function tallyText(tally: SheetTally): string {
	return `${tally.name} ${tallyValue(tally)}`;
}

/** The player's note, interpretations, gaps, and what the list was made with. */
export function footParts(sheet: Sheet): readonly TextPart[] {
	const { note, readings, gaps, proof } = sheet;
	return [
		...(note !== undefined && !proof ? [alone(words.note, note)] : []),
		...minor(words.readings, bullets(readings.map(readingLine))),
		...(gaps.length > 0 ? [alone(words.gaps, gapsLine(gaps)), ...byHand(sheet)] : []),
		madePart(sheet)
	];
}

/** What to do about what is not checked, for whoever checks the list. */
function byHand(sheet: Sheet): readonly TextPart[] {
	return isForChecking(sheet)
		? [{ blocks: [{ kind: 'lines', lines: [paperwork.gapsByHand] }] }]
		: [];
}

/** What the opponent's copy leaves out, or that it leaves out nothing. */
export function secrecyParts({ secrecy }: Sheet): readonly TextPart[] {
	if (!secrecy) return [];
	return [alone(secrecy.isOpen ? words.open : words.secret, secrecy.text)];
}

/** The list code, and the link that holds the list. */
export function codeParts({ code, form }: Sheet): readonly TextPart[] {
	if (!code) return [];
	const { link } = code;
	const hasLink = form === 'organiser' && /^\w+:/.test(link);
	return [
		{
			blocks: [
				{ kind: 'text', lead: words.listCode, text: code.code },
				...(hasLink ? [{ kind: 'link' as const, name: words.openList, url: link }] : [])
			]
		}
	];
}

function alone(lead: string, text: string): TextPart {
	return { blocks: [{ kind: 'text', lead, text }] };
}

/** The data it was made from; the importer knows its own texts by this line. */
export function madePart({ revision }: Sheet): TextPart {
	const lines = [`${words.app} · ${words.data(revision)}`];
	return { blocks: [{ kind: 'lines', lines }] satisfies readonly TextBlock[] };
}
