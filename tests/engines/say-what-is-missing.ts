import { engineNames, engines } from './engines.ts';

/** Says before the journeys which engines they are not made in, and what to install. */
export default async function sayWhatIsMissing(): Promise<void> {
	for (const name of engineNames) {
		const { isThere, packages } = engines[name];
		if (await isThere()) continue;
		console.log(`${name} is skipped: it is not installed (apt-get install ${packages}).`);
	}
}
