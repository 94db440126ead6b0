<?php
/**
 * Takes away what the plugin has stored: its settings. Kept answers run out by themselves.
 *
 * @package Udaya_Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'udaya_widgets' );
