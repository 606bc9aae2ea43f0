import { hashedPacks } from '../../packs/port.ts';
import { locale } from '../../i18n/base/words.ts';
import { messageOf } from '../../platform/message-of.ts';
import { readingWorker } from '../../platform/reading-worker.ts';
import { trustedScript } from '../../platform/trusted.ts';
import { fromParts, type Part } from '../../platform/in-parts.ts';
import { sentencesIn } from '../../packs/sentences.ts';
import type {
	Answer,
	AnyJob,
	Job,
	Order,
	Question,
	Results
} from '../../workers/reading/messages.ts';
import type { Following } from '../../platform/in-turn.ts';
import { loadEvents } from './open-link.ts';

/** Milliseconds without a job after which the worker is stopped to free its memory. */
const idle = 90_000;

/** A worker, or the page in its place. */
interface Channel {
	postMessage(order: Order): void;
	stop(): void;
}

interface Waiting {
	readonly order: Extract<Order, { kind: 'job' }>;
	readonly parts: Part[];
	readonly onprogress: Following['onprogress'] | undefined;
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: Error) => void;
}

type Served = 'musterServeReading' | 'musterServeDesk';

/** Has work done beside the page, by a worker that is started with the first job. */
export class WorkerClient<J extends AnyJob, R extends Readonly<Record<J['kind'], unknown>>> {
	#channel: Channel | undefined;
	#waiting = new Map<number, Waiting>();
	#orders = 0;
	#idling: ReturnType<typeof setTimeout> | undefined;
	#cannotStart = false;
	readonly #address: string;
	readonly #served: Served;

	/**
	 * @param address that of the worker
	 * @param served what its file calls the function that does the work on the page
	 */
	constructor(address: string, served: Served) {
		this.#address = address;
		this.#served = served;
	}

	/** @throws if it fails, or is aborted by its signal */
	do<K extends J['kind']>(
		job: Extract<J, { readonly kind: K }>,
		{ signal, onprogress }: Following = {}
	): Promise<R[K]> {
		signal?.throwIfAborted();
		clearTimeout(this.#idling);
		return new Promise<R[K]>((resolve, reject) => {
			const id = (this.#orders += 1);
			const order = {
				kind: 'job',
				id,
				job,
				language: locale(),
				systems: hashedPacks.systemIds()
			} as const;
			const taken = (result: unknown): void => resolve(result as R[K]);
			this.#waiting.set(id, { order, parts: [], onprogress, resolve: taken, reject });
			signal?.addEventListener('abort', () => this.#giveUp(id, reject, signal));
			void this.#send(order);
		});
	}

	async #send(order: Order): Promise<void> {
		try {
			this.#channel ??= this.#cannotStart ? undefined : this.#start();
			this.#channel ??= await this.#here();
			this.#channel.postMessage(order);
		} catch (error) {
			if (order.kind === 'job') this.#end(order.id)?.reject(new Error(messageOf(error)));
		}
	}

	#start(): Channel | undefined {
		try {
			const worker = new Worker(trustedScript(this.#address), { type: 'module' });
			worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
			worker.addEventListener('error', () => this.#doWithout());
			return {
				postMessage: (order) => worker.postMessage(order),
				stop: () => worker.terminate()
			};
		} catch {
			this.#cannotStart = true;
			return undefined;
		}
	}

	/** The page does the work itself. */
	async #here(): Promise<Channel> {
		await import(/* @vite-ignore */ this.#address);
		const { port1, port2 } = new MessageChannel();
		globalThis[this.#served]?.(port2);
		port2.start();
		port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
		port1.start();
		return { postMessage: (order) => port1.postMessage(order), stop: () => port1.close() };
	}

	/** The worker could not be loaded or started: what waits for it begins again on the page. */
	#doWithout(): void {
		this.#cannotStart = true;
		this.#stop();
		for (const { order } of this.#waiting.values()) void this.#send(order);
	}

	/** What is read for nobody is stopped, unless the worker does something else as well. */
	#giveUp(id: number, reject: (error: Error) => void, signal: AbortSignal): void {
		if (!this.#end(id)) return;
		if (this.#waiting.size === 0) this.#stop();
		reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
	}

	#hear(answer: Answer): void {
		if (answer.kind === 'question') {
			void this.#tell(answer.number, answer.question);
			return;
		}
		const waiting = this.#waiting.get(answer.id);
		switch (answer.kind) {
			case 'progress':
				return waiting?.onprogress?.(answer.done, answer.all);
			case 'part':
				return void waiting?.parts.push(answer);
			case 'done':
				return this.#end(answer.id)?.resolve(fromParts(waiting?.parts ?? [], answer.result));
			case 'failed':
				return this.#end(answer.id)?.reject(new Error(answer.message));
		}
	}

	async #tell(question: number, asked: Question): Promise<void> {
		try {
			await this.#send({ kind: 'answered', question, value: await answerTo(asked) });
		} catch (error) {
			await this.#send({ kind: 'unanswered', question, message: messageOf(error) });
		}
	}

	#end(id: number): Waiting | undefined {
		const waiting = this.#waiting.get(id);
		if (!this.#waiting.delete(id)) return undefined;
		clearTimeout(this.#idling);
		if (this.#waiting.size === 0) this.#idling = setTimeout(() => this.#stop(), idle);
		return waiting;
	}

	#stop(): void {
		this.#channel?.stop();
		this.#channel = undefined;
	}
}

function answerTo(question: Question): Promise<unknown> {
	switch (question.kind) {
		case 'systems':
			return Promise.resolve(hashedPacks.systems());
		case 'events':
			return loadEvents();
		case 'army-ids':
			return hashedPacks.armyIds(question.system);
		case 'armies':
			return Promise.resolve(hashedPacks.armies(question.system));
		case 'pack':
			return hashedPacks.pack(question.system, question.army);
		case 'sentences':
			return sentencesIn(question.system, question.language);
	}
}

/** Reads lists, texts and backups. */
export const readingClient = new WorkerClient<Job, Results>(readingWorker, 'musterServeReading');
