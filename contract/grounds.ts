/** The grounds of the page by night and by day, for browsers' bars and for pages without the site's style: --ground-800 in tokens.css. */
export const grounds = { night: '#070b18', day: '#f5efe2' };
