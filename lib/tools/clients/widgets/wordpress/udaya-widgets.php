<?php
/**
 * Plugin Name:       Udaya Widgets
 * Description:       Panchang, choghadiya, horoscope, charts, kundli and matching forms as blocks and shortcodes. The key stays on your server, answers about days are cached, and no personal data is kept.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Udaya project
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       udaya-widgets
 *
 * @package Udaya_Widgets
 */

defined( 'ABSPATH' ) || exit;

define( 'UDAYA_WIDGETS_VERSION', '{{version}}' );
define( 'UDAYA_WIDGETS_FILE', __FILE__ );
define( 'UDAYA_WIDGETS_SERVICE', '{{baseUrl}}' );

require_once __DIR__ . '/includes/class-udaya-widgets-elements.php';
require_once __DIR__ . '/includes/class-udaya-widgets-settings.php';
require_once __DIR__ . '/includes/class-udaya-widgets-relay.php';

Udaya_Widgets_Elements::start();
Udaya_Widgets_Settings::start();
Udaya_Widgets_Relay::start();
