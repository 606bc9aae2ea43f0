import { eventDesk } from '../../i18n/en/desk/page.ts';
import { comparePage } from '../../i18n/en/comparing.ts';
import { home } from '../../i18n/en/frame.ts';
import { news } from '../../i18n/en/news.ts';
import { palette } from '../../i18n/en/palette.ts';
import { binPage } from '../../i18n/en/shelf.ts';
import { keptTexts } from '../../i18n/en/texts.ts';
import { verifyPage } from '../../i18n/en/verifying.ts';
import { deskLink } from '../desk/index.ts';
import { links } from '../../ui/links.ts';
import { lateLinks } from '../../ui/late-links.ts';
import type { Command } from './command.ts';

/** The pages that can be gone to from everywhere. */
export function places(): readonly Command[] {
	const all: readonly (readonly [id: string, name: string, go: string, also?: string])[] = [
		['new', home.newRoster, links.newRoster(), palette.alsoNew],
		['import', home.import, links.import(), palette.alsoImport],
		['rosters', palette.allRosters, links.home()],
		['library', home.library, links.library()],
		['settings', home.settings, links.settings(), palette.alsoSettings],
		['verify', verifyPage.title, lateLinks.verify(), palette.alsoVerify],
		['desk', eventDesk.title, deskLink(), palette.alsoDesk],
		['compare', comparePage.title, lateLinks.compare(null)],
		['bin', binPage.title, links.bin(), palette.alsoBin],
		['battles', palette.battles, lateLinks.battles(), palette.alsoBattles],
		['texts', keptTexts.title, lateLinks.texts()],
		['help', home.help, lateLinks.help()],
		['news', news.title, lateLinks.news()],
		['about', home.about, links.about()]
	];
	return all.map(([id, name, go, also]) => ({
		id: `go-${id}`,
		name,
		also: also?.split(', ') ?? [],
		does: { go }
	}));
}
