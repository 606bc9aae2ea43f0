import { doDeskWork } from './desk/desk-jobs.ts';
import { serve, type Line } from './reading/serve.ts';

const serveDesk = (line: Line): void => serve(line, doDeskWork);

// As in the worker that reads: a page without workers does the work by itself.
if (typeof document === 'undefined') serveDesk(self);
else globalThis.musterServeReading = serveDesk;
