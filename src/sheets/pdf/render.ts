import boldUrl from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import regularUrl from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url';
import type { Sheet } from '../model.ts';
import { sheetDocument } from './document.ts';
import { family, type Paper } from './style.ts';

/** Files as pdfmake's own file system knows them. */
const files = { regular: 'regular.ttf', bold: 'bold.ttf' } as const;

/**
 * A sheet as a PDF. The only module that touches pdfmake; it and the fonts are fetched when the first
 * sheet is printed, from this site or its cache.
 */
export async function renderPdf(sheet: Sheet, paper: Paper): Promise<Blob> {
	const pdfmake = await loadPdfmake();
	return pdfmake.createPdf(sheetDocument(sheet, paper)).getBlob();
}

type Pdfmake = typeof import('pdfmake/build/pdfmake.js');

let loading: Promise<Pdfmake> | undefined;

function loadPdfmake(): Promise<Pdfmake> {
	loading ??= preparePdfmake().catch((error: unknown) => {
		// Offline before the fonts were cached: the next try may do better.
		loading = undefined;
		throw error;
	});
	return loading;
}

async function preparePdfmake(): Promise<Pdfmake> {
	const [module, regular, bold] = await Promise.all([
		import('pdfmake/build/pdfmake.js'),
		fetchFont(regularUrl),
		fetchFont(boldUrl)
	]);
	const pdfmake = 'default' in module ? module.default : module;
	pdfmake.addVirtualFileSystem({ [files.regular]: regular, [files.bold]: bold });
	pdfmake.setFonts({ [family]: { normal: files.regular, bold: files.bold } });
	return pdfmake;
}

async function fetchFont(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`The font ${url} could not be read: ${response.status}`);
	return base64(new Uint8Array(await response.arrayBuffer()));
}

function base64(bytes: Uint8Array): string {
	const step = 0x8000;
	let binary = '';
	for (let at = 0; at < bytes.length; at += step) {
		binary += String.fromCharCode(...bytes.subarray(at, at + step));
	}
	return btoa(binary);
}
