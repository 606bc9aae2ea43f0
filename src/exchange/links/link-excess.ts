import { importLimits } from '../../i18n/en/import-limits.ts';
import { overfull, type Fault } from '../common/fault.ts';
import { maxLetters } from '../list-code/packed-list.ts';
import { longestPositionLink, mostOfRow, mostRows, positionLink } from './position-link.ts';
import { longestIdLink, mostInIdLink, unitsInIdLink } from './id-link.ts';

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
