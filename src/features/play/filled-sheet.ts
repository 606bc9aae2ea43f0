import { filledRecord, played } from '../../content/battle/index.ts';
import { buildSheet, type Sheet } from '../../content/index.ts';
import { nameOf, openBattles, opponentOf } from './battle/all-battles.svelte.ts';
import { outcomeText } from './battle/battle-words.ts';
import { openBattle } from './battle/open-battle.ts';

/**
 * The battle record of a battle’s own list, filled in, and what the battle is called.
 * @returns undefined if the battle or one of its armies is not here
 * @throws if something is not stored and the network fails
 */
export async function filledSheet(
	id: string
): Promise<{ readonly sheet: Sheet; readonly name: string } | undefined> {
	const stored = await (await openBattles()).load(id);
	const opened = stored && (await openBattle(stored.battle));
	if (!stored || !opened) return undefined;
	const { battle, taps } = stored;
	const { plan, own } = opened;
	const state = played(plan, battle.first, taps);
	const sheet = buildSheet(own.roster, own.report, 'record', { book: own.book });
	const facts = {
		opponent: opponentOf(battle),
		mission: battle.mission ?? '',
		result: state.outcome === undefined ? '' : outcomeText(state.outcome)
	};
	const { record } = sheet;
	return {
		sheet: record ? { ...sheet, record: filledRecord(record, plan, state, facts) } : sheet,
		name: nameOf(battle)
	};
}
