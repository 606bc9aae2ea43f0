import workerUrl from '../workers/solving/solving.worker.ts?worker&url';
import { trustedScript } from './trusted.ts';

/** Starts a worker that completes and fixes lists. @throws where no worker can be started */
export function startSolving(): Worker {
	return new Worker(trustedScript(workerUrl), { type: 'module', name: 'solving' });
}
