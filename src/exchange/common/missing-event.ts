import { pastedLanguages, pastedPattern } from '../../i18n/pasted.ts';
import type { EventPack } from '#schema';

/** What a link or a text says of an event without including its rules. */
export interface NamedEvent {
	readonly name: string;
	readonly date: string;
	/** The fingerprint of its pack. */
	readonly mark?: string;
}

/** Stands for an event whose pack is missing, so that no verdict passes over it. */
export function missingEvent({ name, date, mark }: NamedEvent, system: string): EventPack {
	return {
		formatVersion: 1,
		name: name.trim().slice(0, 80) || date,
		system,
		date,
		constraints: [],
		missing: mark === undefined ? {} : { mark }
	};
}

const line = pastedPattern(
	String.raw`^{event}: (.{1,80}), (?:(\d{4}-\d\d-\d\d)|(\d{1,2})\.? (\p{L}+) (\d{4}))$`,
	'u'
);

/** The event named in a line of Muster's own text; undefined for other lines. */
export function eventInLine(text: string): NamedEvent | undefined {
	const [isLine, name = '', iso, day = '', month = '', year = ''] = line().exec(text) ?? [];
	if (isLine === undefined) return undefined;
	const date = iso ?? dateOf(day, month, year);
	return date === undefined ? undefined : { name, date };
}

/** A date as written by `dateInWords` in any language. */
function dateOf(day: string, month: string, year: string): string | undefined {
	const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2000, at)));
	const at = months.findIndex((first) =>
		pastedLanguages().some((language) => month === nameOf(first, language))
	);
	const two = (number: number): string => String(number).padStart(2, '0');
	return at === -1 ? undefined : `${year}-${two(at + 1)}-${two(Number(day))}`;
}

function nameOf(month: Date, language: string): string {
	return month.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' });
}
