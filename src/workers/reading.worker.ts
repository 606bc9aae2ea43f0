import { doReading } from './reading/reading-jobs.ts';
import { serve, type Channel } from './reading/serve.ts';

declare global {
	var musterServeReading: ((line: Channel) => void) | undefined;
}

const serveReading = (line: Channel): void => serve(line, doReading);

// If no worker can be started, the page loads this file and does the work by itself. The bundler leaves a worker no
// exports, so the page finds the function on the global object.
if (typeof document === 'undefined') serveReading(self);
else globalThis.musterServeReading = serveReading;
