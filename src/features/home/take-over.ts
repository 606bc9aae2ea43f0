import { openStorage } from '../../persistence/index.ts';

/** Takes over what another, killed tab may have left. */
export function takeOver(): void {
	openStorage()
		.then(({ takeOverLeft }) => takeOverLeft())
		.catch(() => undefined);
}
