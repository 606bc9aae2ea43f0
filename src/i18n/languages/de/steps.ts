/** What steps of a history are called that no edit of their own made. */
export const steps: typeof import('../../en/steps.ts').steps = {
	undid: (count) => `${count === 1 ? '1 Schritt' : `${count} Schritte`} rückgängig gemacht`
};
