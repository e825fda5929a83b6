export { default as english } from 'ra-language-english';
