import { serve } from './reading/serve.ts';

declare global {
	var musterServeReading: typeof serve | undefined;
}

// If no worker can be started, the page loads this file and does the work by itself. The bundler leaves a worker no
// exports, so the page finds the function on the global object.
if (typeof document === 'undefined') serve(self);
else globalThis.musterServeReading = serve;
