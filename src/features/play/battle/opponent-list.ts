import { indexFor } from '#engine';
import { linkContent, matchCode, readCode } from '../../../exchange/list-code/index.ts';
import { packOf } from '../../../persistence/data-version/data-for.ts';
import { markOf } from '../../../packs/load.ts';
import { openStorage } from '../../../persistence/index.ts';
import type { Battle } from '../../../schema/own/battle.ts';
import { openShared } from '../../shared/index.ts';

/**
 * The list of a link or of a scanned code, or the one here that has a typed code.
 * @returns undefined if there is none
 */
export async function opponentList(text: string): Promise<Battle['own'] | undefined> {
	const content = linkContent(text);
	if (content?.kind === 'packed') return listOfLink(content.packed);
	const code = readCode(content?.typed ?? text);
	if (!code.ok) return undefined;
	const { rosters } = await openStorage();
	for (const stored of await rosters.all()) {
		if (!stored.readable) continue;
		const { roster, data } = stored;
		const pack = await packOf(roster).catch(() => undefined);
		if (pack && matchCode(code.code, roster, indexFor(pack, roster)) !== 'other')
			return { roster, ...(data !== undefined && { data }) };
	}
	return undefined;
}

/** The list of a link, as today’s data judge it. */
export async function listOfLink(packed: string): Promise<Battle['own'] | undefined> {
	const result = await openShared(packed);
	if (!result.ok) return undefined;
	const { roster } = result.list.opened;
	return { roster, data: markOf(roster.system) };
}
