import { serve, type Channel } from '../reading/serve.ts';
import { doDeskWork } from './desk-jobs.ts';

declare global {
	var musterServeDesk: ((channel: Channel) => void) | undefined;
}

const serveDesk = (channel: Channel): void => serve(channel, doDeskWork);

// A page without workers does the work by itself.
if (typeof document === 'undefined') serveDesk(self);
else globalThis.musterServeDesk = serveDesk;
