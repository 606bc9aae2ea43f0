import { isOnHomeScreen } from './home-screen.ts';

/**
 * Gives the player a file: through the system's share dialog in an app on an iPhone, otherwise as a download.
 * @returns whether it is downloaded; the dialog says for itself what becomes of the file
 */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): boolean {
	const file = new File([content], name, { type: content instanceof Blob ? content.type : type });
	if (isOnHomeScreen() && canShareFile(file)) {
		void shareFile(file);
		return false;
	}
	download(file);
	return true;
}

async function shareFile(file: File): Promise<void> {
	try {
		await navigator.share({ files: [file] });
	} catch (error) {
		const isChangeOfMind = error instanceof Error && error.name === 'AbortError';
		if (!isChangeOfMind) download(file);
	}
}

function download(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether the system can share files like this one. */
export function canShareFile(file: File): boolean {
	return 'canShare' in navigator && navigator.canShare({ files: [file] });
}
