import { importLimits } from '../../i18n/en/import-limits.ts';
import { overfull, type Fault } from '../common/fault.ts';
import { maxLetters } from '../list-code/packed-list.ts';
import { longestNumbered, mostOfRow, mostRows, numberedLink } from './numbered-link.ts';
import { longestShared, mostShared, unitsShared } from './shared-link.ts';

/** The forms of links to lists, and how long each may be. */
const forms = [
	{ pattern: /^https?:\/\/\S{1,300}\/(?:index\.html)?#\/?\?/, most: longestNumbered },
	{ pattern: /^https?:\/\/\S{1,300}\?(?:\S{0,300}&)?share=/, most: longestShared },
	{ pattern: /^(?:muster:|https?:\/\/\S{1,300}\/(?:list|verify)\/?#(?!\/?\?))/, most: maxLetters }
] as const;

/** Why a link to a list is refused before it is read: it is too long, or counts too much. */
export function linkExcess(text: string): Fault | undefined {
	const link = text.trim();
	const form = forms.find(({ pattern }) => pattern.test(link.slice(0, 1000)));
	if (!form || /\s/.test(link)) return undefined;
	const letters = form.most === maxLetters ? lettersOf(link) : link.length;
	if (letters > form.most) return { message: importLimits.linkTooLong(letters, form.most) };
	const { counts = [] } = numberedLink(link) ?? {};
	if (counts.length > mostRows || counts.some(({ count }) => count > mostOfRow)) {
		return { message: importLimits.linkTooMuch(mostRows, mostOfRow) };
	}
	return overfull('units', unitsShared(link), mostShared);
}

/** Of a link of Muster only the list counts, whatever the address of the app. */
function lettersOf(link: string): number {
	const start = link.startsWith('muster:') ? link.indexOf(':') : link.indexOf('#');
	return link.length - start - 1;
}
