const many = 60;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/** The rows of the database, which a first visit makes. */
export async function storedRows() {
	const opening = indexedDB.open('list', 1);
	opening.onupgradeneeded = () => {
		const rows = opening.result.createObjectStore('rows', { keyPath: 'id' });
		for (let id = 1; id <= many; id++) rows.put({ id, name: `Unit ${id}`, count: 1 });
	};
	const database = await done(opening);
	return done(database.transaction('rows').objectStore('rows').getAll());
}
