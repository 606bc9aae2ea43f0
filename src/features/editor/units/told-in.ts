import { toldOfThing } from '../../../content/effects/told.ts';
import type { Pack } from '../../../packs/load.ts';
import { profilesOf } from '../../../persistence/data-version/old-packs.ts';

/** What a thing does; undefined if nothing is told of it. */
export type TellOf = (thing: { readonly id: string; readonly name: string }) => string | undefined;

/** Loads what the things of an army do. */
export async function toldIn(pack: Pack, army: string): Promise<TellOf> {
	const profiles = await profilesOf(pack, army).catch(() => undefined);
	return (thing) => toldOfThing(profiles?.effects, thing);
}
