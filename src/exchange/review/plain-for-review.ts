import { indexFor } from '#engine';
import type { ReadingContext } from '../roster/lists-in.ts';
import type { PlainList } from '../outside/plain-list.ts';
import { listByName } from '../outside/list-by-name.ts';
import { findPack, findWholeSystem } from '../names/find-pack.ts';
import { eventOf, unknownAnswers } from '../names/resolve-list.ts';
import { readingsOf, withAnswersRead } from '../names/resolve-readings.ts';
import { resolveNames } from '../names/resolve-names.ts';
import { plainLines } from '../lines/plain-text.ts';
import type { ListText } from '../lines/text-line.ts';

/** A plain list as lines to go through, with its army. */
interface PlainForReview {
	readonly text: ListText;
	readonly system: string;
	readonly army: string;
}

/** A plain list whose only faults are names that its army does not have; undefined for any other. */
export async function plainForReview(
	list: PlainList,
	{ packs }: Pick<ReadingContext, 'packs'>
): Promise<PlainForReview | undefined> {
	const found = await findPack(list, packs);
	if (!found.ok) return undefined;
	const index = indexFor(found);
	const plain = withAnswersRead(list, readingsOf(found.system, [found.army]));
	const written = listByName(plain, found.system);
	const resolved = resolveNames(written, index);
	if (!resolved.ok || resolved.faults.length === 0 || written.faults.length > 0) return undefined;
	const whole = list.event && (await findWholeSystem(found.system.id, packs));
	const event = eventOf(plain, index, whole?.ok ? whole.armies : []);
	if ((event && !event.ok) || unknownAnswers(plain, index).length > 0) return undefined;
	const laid = plainLines(plain, written);
	const text: ListText = {
		name: plain.name ?? found.army.name,
		lines: [],
		allLines: laid.lines,
		plain: { list: plain, byName: laid.byName, ...(event?.ok && { event: event.pack }) }
	};
	return { text, system: found.system.id, army: found.army.id };
}
