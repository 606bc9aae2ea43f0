import { openStorage } from '../../persistence/index.ts';

/** The stored steps of a roster, unparsed. */
export async function storedSteps(roster: string): Promise<readonly { readonly n: number }[]> {
	const { steps } = await openStorage();
	return steps.rows(roster);
}
