import { messageOf } from '../../platform/message-of.ts';
import type { SolvingAnswer, SolvingOrder } from './messages.ts';
import { solve } from './solve.ts';

// One worker does one task: it is ended when that is done, or given up.
self.addEventListener('message', ({ data }: MessageEvent<SolvingOrder>) => void work(data));

async function work(order: SolvingOrder): Promise<void> {
	try {
		await solve(order, answer);
	} catch (error) {
		answer({ kind: 'failed', message: messageOf(error) });
	}
}

function answer(answer: SolvingAnswer): void {
	self.postMessage(answer);
}
