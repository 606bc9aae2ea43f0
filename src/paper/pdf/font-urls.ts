import { index } from 'virtual:fallback-fonts';
import bold from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import regular from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url';

/** The addresses of the fonts, for the worker, which cannot work them out itself. */
export const fontUrls = { regular, bold, fallbacks: index } as const;

export type FontUrls = Readonly<typeof fontUrls>;
