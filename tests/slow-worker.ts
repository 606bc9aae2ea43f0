type Hear = (event: { readonly data: object }) => void;

/** A worker that answers when the test says so. */
export class SlowWorker<Order> {
	static last: SlowWorker<unknown> | undefined;
	isEnded = false;
	/** What it was sent, in order. */
	readonly orders: Order[] = [];
	#hear: Hear = () => undefined;

	constructor() {
		SlowWorker.last = this;
	}

	addEventListener(kind: string, hear: Hear): void {
		if (kind === 'message') this.#hear = hear;
	}

	postMessage(order: Order): void {
		this.orders.push(order);
	}

	terminate(): void {
		this.isEnded = true;
	}

	answer(data: object): void {
		this.#hear({ data });
	}
}
