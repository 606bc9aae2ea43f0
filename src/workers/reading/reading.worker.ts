import { doReading } from './reading-jobs.ts';
import { serve, type Channel } from './serve.ts';

declare global {
	var musterServeReading: ((channel: Channel) => void) | undefined;
}

const serveReading = (channel: Channel): void => serve(channel, doReading);

// If no worker can be started, the page loads this file and does the work by itself. The bundler leaves a worker no
// exports, so the page finds the function on the global object.
if (typeof document === 'undefined') serveReading(self);
else globalThis.musterServeReading = serveReading;
