import '../../app/styles/layers.css';
import '../../app/styles/tokens.css';
import '../../app/styles/fonts.css';
import '../../app/styles/base.css';
import '../../app/styles/visually-hidden.css';
import 'virtual:fonts';
import './page.css';
