import { openStorage } from '../../../persistence/index.ts';

/** The steps of a roster as they are stored, whatever is in them. */
export async function storedSteps(roster: string): Promise<readonly { readonly n: number }[]> {
	const { steps } = await openStorage();
	return steps.rows(roster);
}
