import { effectText } from '../../../content/effects/with-effects.ts';
import type { Pack } from '../../../packs/load.ts';
import { profilesOf } from '../../../persistence/data-version/old-packs.ts';

/** What a thing does; undefined if nothing is known of it. */
export type EffectTextOf = (thing: {
	readonly id: string;
	readonly name: string;
}) => string | undefined;

/** Loads what the things of an army do. */
export async function effectsIn(pack: Pack, army: string): Promise<EffectTextOf> {
	const profiles = await profilesOf(pack, army).catch(() => undefined);
	return (thing) => effectText(profiles?.effects, thing);
}
