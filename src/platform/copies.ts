// The keys of what `localStorage` has beside the database: copies of what is needed before that answers. Theme and
// language are read by the script of app.html too.
export const themeCopy = 'muster.theme';
export const languageCopy = 'muster.language';
export const keysCopy = 'muster.keys';
export const systemCopy = 'muster-system';
