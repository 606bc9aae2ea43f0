import { secretsOf, sourceText, withoutSecrets, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { forms, paperwork } from '../i18n/en/printing.ts';
import { proofReading } from './proof.ts';
import type { Sheet, SheetSecrecy } from './model.ts';
import type { SheetGroup } from './list-model.ts';
import { withoutNotes } from './private.ts';
import { words } from './words.ts';

/** The roster without what the game keeps secret, and without the player's notes. */
export function shownRoster(roster: Roster, index: ArmyIndex): Roster {
	return withoutNotes(withoutSecrets(roster, index));
}

/**
 * The sheet for the opponent: without plans and, if the army may have secrets, without anything calculated
 * from the whole army. The list code is left out too, as anybody could try every item until it fits.
 * @param sheet of the roster without its secrets
 */
export function opponentSheet(sheet: Sheet, index: ArmyIndex): Sheet {
	const secrecy = secrecyOf(index);
	const { code, unread, ...rest } = sheet;
	const shown: Sheet = { ...rest, plans: [], secrecy };
	const withUnread = unread && { unread };
	// A link would contain the player's notes.
	const alone = code && { code: code.code, link: code.code };
	if (secrecy.isOpen) return { ...shown, ...withUnread, ...(alone && { code: alone }) };
	return {
		...shown,
		// The verdict could reveal secrets, and so could lines that were not understood; the organiser gets both.
		verdict: { summary: shownSummary(unread), problems: [] },
		shares: [],
		groups: sheet.groups.map(withoutLimits)
	};
}

/** Says that a list was not wholly read, but not what it may keep secret. */
function shownSummary(unread: Sheet['unread']): string {
	return unread ? paperwork.notWholly(unread.length, 0) : forms.names.opponent;
}

/** Shares and limits would be wrong without the secrets. */
function withoutLimits({ share: _, slots: __, ...group }: SheetGroup): SheetGroup {
	return group;
}

function secrecyOf(index: ArmyIndex): SheetSecrecy {
	const secrets = secretsOf(index);
	const kept = secrets
		.filter(({ isKept }) => isKept)
		.map(({ secret: { text, source } }) => ({ text, source: sourceText(index, source) }));
	const sentences = kept.map(({ text, source }) => words.withSource(text, source));
	const isOpen = kept.length === 0;
	return {
		isOpen,
		kept,
		text: [
			...(isOpen ? [words.nothingSecret] : [...sentences, words.pointsWithout]),
			...answersOpening(index),
			...(isOpen ? openly(index) : [])
		].join(' ')
	};
}

/** The answers that make something public. */
function answersOpening(index: ArmyIndex): readonly string[] {
	return secretsOf(index)
		.filter(({ isKept }) => !isKept)
		.flatMap(({ secret: { reading } }) => index.answers.get(reading ?? '') ?? [])
		.map(proofReading)
		.map(({ question, answer, givenBy }) =>
			[question, answer, words.givenBy[givenBy]].filter(Boolean).join(' ')
		);
}

function openly(index: ArmyIndex): readonly string[] {
	const { openly } = index.system;
	return openly ? [words.withSource(openly.text, sourceText(index, openly.source))] : [];
}
