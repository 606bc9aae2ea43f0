import { finding } from '../../i18n/en/finding.ts';
import { newRoster } from '../../i18n/en/frame.ts';
import { thingLink } from './find-links.ts';
import type { PlacedThing } from './placed-things.ts';
import { lateLinks } from '../../ui/late-links.ts';

/** What a thing is, and whose. */
export function thingNote({ thing, system, armies, isShared }: PlacedThing): string {
	const [first] = armies;
	const several = first && armies.length > 1;
	return [
		thing.kinds.map((kind) => finding.kinds[kind]).join(', '),
		system.name,
		thing.kinds.every((kind) => kind === 'play')
			? undefined
			: isShared
				? finding.allArmies
				: several
					? finding.andMore(first.name, armies.length - 1)
					: first?.name,
		thing.legends && newRoster.legends
	]
		.filter(Boolean)
		.join(' · ');
}

/** The page of a thing: what the play sheet alone explains is looked up there. */
export const linkOfThing = ({ thing, system, armies, isShared }: PlacedThing): string =>
	thing.kinds.every((kind) => kind === 'play')
		? lateLinks.play(system.id, thing.name)
		: thingLink(system.id, thing.name, isShared ? undefined : armies[0]?.id);
