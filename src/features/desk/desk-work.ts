import { WorkerClient } from '../import/late.ts';
import { deskWorker } from '../../platform/desk-worker.ts';
import type { DeskJob, DeskResults } from '../../workers/desk/messages.ts';

/** Does the work of an event's desk, beside the page. */
export const deskWork = new WorkerClient<DeskJob, DeskResults>(deskWorker, 'musterServeDesk');
