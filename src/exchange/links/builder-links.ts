import { cleanName } from '../common/clean.ts';
import * as z from 'zod/mini';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { overfull, type Fault } from '../common/fault.ts';
import { maxLetters } from '../list-code/packed-list.ts';

/** How many there are of a row, or of an upgrade of it. */
export interface PositionCount {
	readonly unit: number;
	/** Its number or its letters. */
	readonly upgrade?: string;
	readonly count: number;
}

/** A list in a link of a builder that numbers the rows of its armies. */
export interface PositionList {
	/** The army's name in the link; an earlier form has a short name. */
	readonly path?: string;
	readonly short?: string;
	readonly name?: string;
	readonly counts: readonly PositionCount[];
}

/** No such link is longer. */
const longestPositionLink = 8000;

/** Nobody writes as many of a unit. */
const mostOfRow = 200;
const mostRows = 200;

/** The list in a link of that builder; undefined for other texts. */
export function positionLink(text: string): PositionList | undefined {
	const written = text.length > longestPositionLink ? '' : text.trim();
	const query = /^https?:\/\/\S+\/(?:index\.html)?#\/?\?(\S+)$/.exec(written)?.[1];
	if (query === undefined) return undefined;
	const pairs = query.split('&').map(pairOf);
	const valueOf = (key: string): string => pairs.find(([name]) => name === key)?.[1] ?? '';
	const path = valueOf('jsonPath').replace(/^json\//, '');
	const short = valueOf('list');
	if (path === '' && short === '') return undefined;
	const name = cleanName(valueOf('label')).slice(0, 80);
	return {
		...(path === '' ? { short } : { path }),
		...(name !== '' && { name }),
		counts: pairs.flatMap(countOf)
	};
}

function pairOf(text: string): readonly [string, string] {
	const [key = '', ...value] = text.split('=');
	return [decoded(key), decoded(value.join('='))];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return text;
	}
}

/** "10-1=1": one of the tenth row with the first upgrade. */
function countOf([key, value]: readonly [string, string]): readonly PositionCount[] {
	const [, unit, upgrade] = /^(\d{1,3})(?:-([A-Za-z0-9]{1,4}))?$/.exec(key) ?? [];
	const count = Number(/^\d{1,9}$/.exec(value)?.[0] ?? 0);
	if (unit === undefined || count === 0) return [];
	return [{ unit: Number(unit), ...(upgrade !== undefined && { upgrade }), count }];
}

/** A list in a link of a builder that names units by ids of its own. */
export interface IdList {
	/** Its id of the army. */
	readonly army: string;
	readonly units: readonly IdUnit[];
}

/** A unit, with its item and its mount. */
interface IdUnit {
	readonly id: string;
	readonly mi?: string | null | undefined;
	readonly mt?: string | null | undefined;
}

/** No such link is longer. */
const longestIdLink = 60_000;
const mostInIdLink = 500;

const Id = z.string().check(z.minLength(1), z.maxLength(64));

const IdLink = z.object({
	a: Id,
	r: z.array(z.object({ id: Id, mi: z.nullish(Id), mt: z.nullish(Id) })).check(z.minLength(1))
});

/** The list in a link of that builder; undefined for other texts. */
export function idLink(text: string): IdList | undefined {
	const list = listIn(text);
	return list && list.units.length <= mostInIdLink ? list : undefined;
}

/** How many units a link of that builder names; none for other texts. */
function unitsInIdLink(text: string): number {
	return listIn(text)?.units.length ?? 0;
}

function listIn(text: string): IdList | undefined {
	const written = text.length > longestIdLink ? '' : text.trim();
	const content = /^https?:\/\/\S+\?(?:\S*&)?share=([\w+/=%-]+)(?:[&#]\S*)?$/.exec(written)?.[1];
	const { success, data } = IdLink.safeParse(content && valueOf(content));
	return success ? { army: data.a, units: data.r } : undefined;
}

/** JSON, escaped for addresses, in base 64. */
function valueOf(content: string): unknown {
	try {
		return JSON.parse(decodeURIComponent(atob(decodeURIComponent(content))));
	} catch {
		return undefined;
	}
}

/** The forms of links to lists, and how long each may be. */
const forms = [
	{ pattern: /^https?:\/\/\S{1,300}\/(?:index\.html)?#\/?\?/, most: longestPositionLink },
	{ pattern: /^https?:\/\/\S{1,300}\?(?:\S{0,300}&)?share=/, most: longestIdLink },
	{ pattern: /^(?:muster:|https?:\/\/\S{1,300}\/(?:list|verify)\/?#(?!\/?\?))/, most: maxLetters }
] as const;

/** Why a link to a list is refused before it is read: it is too long, or counts too much. */
export function linkExcess(text: string): Fault | undefined {
	const link = text.trim();
	const form = forms.find(({ pattern }) => pattern.test(link.slice(0, 1000)));
	if (!form || /\s/.test(link)) return undefined;
	const letters = form.most === maxLetters ? lettersOf(link) : link.length;
	if (letters > form.most) return { message: importLimits.linkTooLong(letters, form.most) };
	const { counts = [] } = positionLink(link) ?? {};
	if (counts.length > mostRows || counts.some(({ count }) => count > mostOfRow)) {
		return { message: importLimits.linkTooMuch(mostRows, mostOfRow) };
	}
	return overfull('units', unitsInIdLink(link), mostInIdLink);
}

/** Of a link of Muster only the list counts, whatever the address of the app. */
function lettersOf(link: string): number {
	const start = link.startsWith('muster:') ? link.indexOf(':') : link.indexOf('#');
	return link.length - start - 1;
}
