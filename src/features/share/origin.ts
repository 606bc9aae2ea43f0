import type { Roster } from '#schema';
import { linkContent, packedArmy, readPacked } from '../../exchange/list-code/index.ts';
import { openStorage } from '../../persistence/index.ts';

/** The list that a roster was saved from. */
export interface Origin {
	readonly code: string;
	readonly name: string;
}

/** The shared list that a roster is a copy of; undefined if it was made otherwise. Never fails. */
export async function originOf({ id, army, name }: Roster): Promise<Origin | undefined> {
	try {
		const text = await (await openStorage()).sources.get(id);
		const content = linkContent(text ?? '');
		const read = content?.kind === 'packed' ? readPacked(content.packed) : undefined;
		if (!read?.ok || !packedArmy(read.packed, [{ id: army }])) return undefined;
		return { code: read.packed.code, name: read.packed.name ?? name };
	} catch {
		return undefined;
	}
}
