import type { BattleRepository } from '../../../persistence/db/battle-repository.ts';
import { openStorage } from '../../../persistence/index.ts';

/** Where battles are stored. */
export async function openBattles(): Promise<BattleRepository> {
	const { createBattleRepository } = await import('../../../persistence/db/battle-repository.ts');
	return (await openStorage()).of(createBattleRepository);
}
