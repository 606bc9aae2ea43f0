import { dateInWords } from '#i18n';
import { sharedPage } from '../../i18n/en/shared.ts';
import type { SharedList } from './open-shared.ts';

/** Whether the list of a link matches the link's own code; nothing while its event's rules are missing. */
export function linkSentence(
	{ match, packed, opened: { pack } }: SharedList,
	own: string
): string | undefined {
	const made = dateInWords(packed.revision);
	switch (match) {
		case 'same':
			return sharedPage.isListOf(own);
		case 'earlier':
			return sharedPage.isListOfEarlier(packed.code, made, dateInWords(pack.system.revision));
		case 'event':
			return undefined;
		case 'other':
			return sharedPage.isNotOfLink(packed.code, own, made);
	}
}
